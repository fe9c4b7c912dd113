import { createFileRoute } from '@tanstack/react-router';
import { CompletePage } from '../../../../../features/checkout/mobile/complete.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { ClosingTopBar } from '../../../../../shell/mobile/closing-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/order/complete/$orderNo')({
  beforeLoad: guard('order'),
  staticData: { mobileChrome: 'detail' },
  component: function CompleteRoute() {
    return (
      <>
        <ClosingTopBar title="주문 완료" />
        <CompletePage orderNo={Route.useParams().orderNo} />
      </>
    );
  },
});
