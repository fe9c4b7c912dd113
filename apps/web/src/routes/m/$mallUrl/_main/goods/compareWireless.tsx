import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '../../../../../features/wireless/mobile/compare.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/compareWireless')({
  staticData: { mobileChrome: 'page' },
  beforeLoad: guard('wirelessCompare'),
  component: Page,
});

function Page() {
  return (
    <>
      <PageTopBar title="휴대폰 비교" />
      <ComparePage />
    </>
  );
}
