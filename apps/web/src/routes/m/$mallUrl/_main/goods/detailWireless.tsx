import { createFileRoute } from '@tanstack/react-router';
import { ShareButton } from '../../../../../components/share-button.tsx';
import { WirelessDetailPage } from '../../../../../features/wireless/mobile/wireless-detail.page.tsx';
import { wirelessParams } from '../../../../../features/wireless/model/wireless-params.ts';
import { guard } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/detailWireless')({
  validateSearch: keepParams(...wirelessParams),
  staticData: { mobileChrome: 'detail' },
  beforeLoad: guard('wirelessDetail'),
  component: Page,
});

function Page() {
  return (
    <>
      <PageTopBar title="휴대폰">
        <ShareButton />
      </PageTopBar>
      <WirelessDetailPage address={Route.useSearch()} />
    </>
  );
}
