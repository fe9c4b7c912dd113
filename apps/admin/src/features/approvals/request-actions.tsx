import {
  approveProductRequest,
  getProductRequest,
  listProductRequests,
  type RequestDetail,
  rejectProductRequest,
} from '@mall/contracts/office/product-requests';
import { Button } from '../../kit/button.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

const changes = [listProductRequests, getProductRequest];
type Props = { request: RequestDetail; onDone: (() => void) | undefined };

/** Approves, or sends back with corrections, whichever the comments allow. */
export function RequestActions({ request, onDone }: Props) {
  const { productNo, requestNo, version, productVersion, fixes, name, movedFields } = request;
  const toast = useToast();
  const params = { productNo, requestNo };
  const said = (words: string) => {
    toast(`${name}: ${words}`);
    onDone?.();
  };
  const approve = useAct(approveProductRequest, { changes, onDone: () => said('승인했어요') });
  const reject = useAct(rejectProductRequest, { changes, onDone: () => said('의견과 함께 반려했어요') });
  const isBusy = approve.isPending || reject.isPending;
  return fixes > 0 ? (
    <Button
      variant="danger"
      keys="r"
      isBusy={isBusy}
      onClick={() => reject.mutate({ params, body: { version } }, { onError: (error) => toast.error(error) })}
    >
      {`의견 ${fixes}건과 반려`}
    </Button>
  ) : (
    <Button
      variant="primary"
      keys="a"
      isBusy={isBusy}
      onClick={() =>
        approve.mutate(
          { params, body: { version, productVersion, onlyClear: false } },
          { onError: (error) => toast.error(error) },
        )
      }
    >
      {movedFields.length > 0 ? '요청한 값으로 승인' : '승인'}
    </Button>
  );
}
