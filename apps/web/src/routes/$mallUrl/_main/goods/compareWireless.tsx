import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '../../../../features/wireless/desktop/compare.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/goods/compareWireless')({
  beforeLoad: guard('wirelessCompare'),
  component: ComparePage,
});
