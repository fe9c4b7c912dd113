import { createFileRoute } from '@tanstack/react-router';
import { WirelessDetailPage } from '../../../../features/wireless/desktop/wireless-detail.page.tsx';
import { wirelessParams } from '../../../../features/wireless/model/wireless-params.ts';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/goods/detailWireless')({
  validateSearch: keepParams(...wirelessParams),
  beforeLoad: guard('wirelessDetail'),
  component: Page,
});

function Page() {
  return <WirelessDetailPage address={Route.useSearch()} />;
}
