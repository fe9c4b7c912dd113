import { showsCart } from '@mall/domain/access-matrix';
import { subscriptionOrderTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { CentreCall } from '../../../entities/product/centre-call.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ChosenSubscription } from '../model/use-subscription-choice.ts';

type Props = { productNo: string; isSoldOut: boolean; chosen: ChosenSubscription; size: 'lg' | 'xl' };

/** Leads to the application with the current choice. */
export function ApplyButton({ productNo, isSoldOut, chosen: { choice, cost }, size }: Props) {
  const { mall } = useMall();
  if (!showsCart(mall)) return <CentreCall size={size} />;
  if (isSoldOut || !cost) {
    return (
      <Button size={size} variant="primary" block disabled>
        품절
      </Button>
    );
  }
  return (
    <Button
      size={size}
      variant="primary"
      block
      render={<ScreenLink {...subscriptionOrderTarget('form', productNo, choice)} />}
    >
      신청하기
    </Button>
  );
}
