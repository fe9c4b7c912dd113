import { withdrawProductRequest } from '@mall/contracts/office/product-request-owners';
import { getProductRequest, listProductRequests, type RequestDetail } from '@mall/contracts/office/product-requests';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

/** Withdraws one's own open request. */
export function WithdrawRequest({ request: { productNo, requestNo, version, name } }: { request: RequestDetail }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAct(withdrawProductRequest, {
    changes: [listProductRequests, getProductRequest],
    onDone: () => toast(`${name}: 요청을 거뒀어요`),
  });
  return (
    <>
      <Button isBusy={withdraw.isPending} onClick={() => setAsking(true)}>
        요청 거두기
      </Button>
      {isAsking && (
        <ConfirmInWords
          title="보낸 요청을 거둘까요?"
          action="요청 거두기"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            withdraw.mutate(
              { params: { productNo, requestNo }, body: { version } },
              { onError: (error) => toast.error(error) },
            );
          }}
        >
          <p>지금 판매하는 내용은 그대로예요. 다시 바꾸려면 새로 요청해 주세요.</p>
        </ConfirmInWords>
      )}
    </>
  );
}
