import { deliverOrder, prepareOrder, shipOrder } from '@mall/contracts/office/order-moves';
import { getOrder, listOrders } from '@mall/contracts/office/orders';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

export type Place = { readonly mallId: number; readonly orderNo: string };
type Parcel = Parameters<ReturnType<typeof useShip>['mutate']>[0]['body'];

const changes = [listOrders, getOrder];
const useShip = (onDone: () => void) => useAct(shipOrder, { changes, onDone });

/** The actions on one order; each shows its result. */
export function useOrderMoves(params: Place) {
  const toast = useToast();
  const said = (message: string) => () => toast(message);
  const onError = (error: unknown) => toast.error(error);
  const prepare = useAct(prepareOrder, { changes, onDone: said('상품준비중으로 바꿨어요') });
  const deliver = useAct(deliverOrder, { changes, onDone: said('배송완료로 바꿨어요') });
  const ship = useShip(said('발송했어요'));
  return {
    isBusy: prepare.isPending || deliver.isPending || ship.isPending,
    prepare: () => prepare.mutate({ params }, { onError }),
    deliver: () => deliver.mutate({ params }, { onError }),
    ship: (body: Parcel) => ship.mutateAsync({ params, body }),
  };
}
