import type { OfficeOrder } from '@mall/contracts/office/orders';
import { officeScreens } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import Package from 'lucide-react/icons/package';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { Button } from '../../kit/button.tsx';
import { isClaimable } from '../../lib/claimable.ts';
import { useMay } from '../../lib/use-me.ts';
import type { useOrderMoves } from './use-order-moves.ts';

type Props = { order: OfficeOrder; moves: ReturnType<typeof useOrderMoves>; form: string };

/** The legal moves, and a claim for the member where possible. */
export function OrderMoves({ order, moves, form }: Props) {
  const { isBusy } = moves;
  const mayClaim = useMay('claims.write') && isClaimable(order);
  const navigate = useNavigate();
  const params = { mallId: String(order.mallId), orderNo: order.orderNo };
  return (
    <>
      {mayClaim && (
        <Button icon={RotateCcw} onClick={() => navigate({ to: officeScreens.claimRequest, params })}>
          클레임 신청
        </Button>
      )}
      {order.moves.includes('PREPARING') && (
        <Button variant="primary" icon={Package} keys="mod+enter" isBusy={isBusy} onClick={moves.prepare}>
          상품준비중으로
        </Button>
      )}
      {order.moves.includes('SHIPPED') && (
        <Button variant="primary" icon={Truck} keys="mod+enter" type="submit" form={form} isBusy={isBusy}>
          발송하기
        </Button>
      )}
      {order.moves.includes('DELIVERED') && (
        <Button variant="primary" icon={Truck} keys="mod+enter" isBusy={isBusy} onClick={moves.deliver}>
          배송완료로
        </Button>
      )}
    </>
  );
}

export const consequenceOf = ({ moves }: OfficeOrder): string => {
  if (moves.includes('SHIPPED')) return '마지막 상품까지 보내면 회원에게 메일이 가요';
  return '';
};
