import { createFileRoute } from '@tanstack/react-router';
import { FindIdPage } from '../../../../features/recovery/desktop/find-id.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_simple/popup/findId')({
  beforeLoad: guard('findAccount'),
  component: FindIdPage,
});
