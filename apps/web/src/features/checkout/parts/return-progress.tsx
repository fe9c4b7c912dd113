import { hasOwnAccount } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ReturnAddress } from '../model/settle-return.ts';
import { usePaymentReturn } from '../model/use-payment-return.ts';
import { Progress } from './progress.tsx';

/** Shown between the payment window and the page with the outcome. */
export function ReturnProgress({ address }: { address: ReturnAddress }) {
  const { isUnknown, error, retry } = usePaymentReturn(address);
  if (isUnknown) return <NothingToSettle />;
  if (!error)
    return <Progress title="결제를 확인하고 있어요" text="창을 닫거나 새로고침하지 말고 잠시만 기다려 주세요." />;
  return (
    <StatusPage
      picture={<ObjectPicture name="objects/brokenplug" size={96} />}
      title="결제를 아직 확인하지 못했어요"
      actions={
        <Button size="lg" variant="primary" onClick={retry}>
          다시 확인
        </Button>
      }
    >
      {errorText(error, '연결이 원활하지 않아요.')} 다시 확인해도 두 번 결제되지 않아요.
    </StatusPage>
  );
}

function NothingToSettle() {
  const { mall } = useMall();
  const hasOrders = hasOwnAccount(mall);
  return (
    <StatusPage
      picture={<ObjectPicture name="objects/brokenplug" size={96} />}
      title="확인할 결제가 없어요"
      actions={
        <Button size="lg" variant="primary" render={<MallLink to={hasOrders ? { screen: 'orderList' } : '/home'} />}>
          {hasOrders ? '주문 내역 보기' : '홈으로'}
        </Button>
      }
    >
      {hasOrders
        ? '주문 내역에서 결제 상태를 볼 수 있어요.'
        : '결제하셨다면 메일로 보내 드린 주문 내용을 확인해 주세요.'}
    </StatusPage>
  );
}
