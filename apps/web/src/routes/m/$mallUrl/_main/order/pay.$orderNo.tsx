import { createFileRoute } from '@tanstack/react-router';
import { PayPage } from '../../../../../features/checkout/mobile/pay.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/order/pay/$orderNo')({
  beforeLoad: guard('order'),
  staticData: { mobileChrome: 'detail' },
  component: function PayRoute() {
    return (
      <>
        <PageTopBar title="결제하기" />
        <PayPage orderNo={Route.useParams().orderNo} />
      </>
    );
  },
});
