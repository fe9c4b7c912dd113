import { orderUpload, type UploadDetail } from '@mall/contracts/upload';
import type { UploadMode } from '@mall/contracts/upload-codes';
import { useAlert } from '@mall/ui/alert-provider';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { accountQuery } from '../api/account.query.ts';
import { accountIneligibilityOf } from './account-words.ts';
import { useUploadUpdate } from './use-upload.ts';

/** Orders an upload as it is seen: in which way, and with consent. */
export function useOrderUpload(upload: UploadDetail) {
  const { uploadNo, revision, totalAmount: expectedTotal, errorCount, orderCount, terms } = upload;
  const [mode, setMode] = useState<UploadMode>('ALL');
  const [isAgreed, setAgreed] = useState(false);
  const [complaint, setComplaint] = useState<'mode' | 'terms'>();
  const alert = useAlert();
  const update = useUploadUpdate(uploadNo);
  const { data: account } = useQuery(accountQuery);
  const ineligibility = account ? accountIneligibilityOf(account, expectedTotal) : null;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(orderUpload, {
        params: { uploadNo },
        body: { mode, revision, expectedTotal, agreedTerms: terms.map(({ termNo }) => termNo) },
      }),
    onSuccess: update,
    onError: async (error) => {
      await alert(errorText(error, '주문하지 못했어요. 주문 내역을 확인한 뒤 다시 시도해 주세요.'));
      await update();
    },
  });
  return {
    mode,
    setMode: (chosen: UploadMode) => {
      setMode(chosen);
      setComplaint(undefined);
    },
    isAgreed,
    setAgreed: (agreed: boolean) => {
      setAgreed(agreed);
      setComplaint(undefined);
    },
    complaint,
    /** What may still be ordered on account, won; undefined until it is known. */
    room: account?.room,
    ineligibility,
    canOrder: orderCount > 0 && !ineligibility,
    isOrdering: isPending || upload.state === 'ORDERING',
    order: () => {
      if (isPending) return;
      if (mode === 'ALL' && errorCount > 0) setComplaint('mode');
      else if (!isAgreed) setComplaint('terms');
      else mutate();
    },
  };
}
