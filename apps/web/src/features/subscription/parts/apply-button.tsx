import { showsCart } from '@mall/domain/access-matrix';
import { subscriptionOrderLink } from '@mall/domain/subscription-links';
import { Button } from '@mall/ui/button';
import { CentreCall } from '../../../components/centre-call.tsx';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import type { ChosenSubscription } from '../model/use-subscription-choice.ts';

type Props = { productNo: string; isSoldOut: boolean; chosen: ChosenSubscription; size: 'lg' | 'xl' };

/** Leads to the application with the choice as it stands. */
export function ApplyButton({ productNo, isSoldOut, chosen: { choice, cost }, size }: Props) {
  const { mall, device } = useMall();
  if (!showsCart(mall)) return <CentreCall size={size} />;
  if (isSoldOut || !cost) {
    return (
      <Button size={size} variant="primary" block disabled>
        품절
      </Button>
    );
  }
  const link = subscriptionOrderLink('form', { productNo, choice, device });
  return (
    <Button size={size} variant="primary" block render={<MallLink to={link} />}>
      신청하기
    </Button>
  );
}
