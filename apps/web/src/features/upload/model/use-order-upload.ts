import { orderUpload, type UploadDetail } from '@mall/contracts/upload';
import type { UploadMode } from '@mall/contracts/upload-codes';
import { formatNumber } from '@mall/domain/money';
import { useAlert } from '@mall/ui/alert-provider';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { accountQuery } from '../api/account.query.ts';
import { accountIneligibilityOf } from './account-words.ts';
import { useUploadUpdate } from './use-upload.ts';

/** Orders exactly the upload that is shown: the mode (all or valid rows), and the consents. */
export function useOrderUpload(upload: UploadDetail) {
  const { uploadNo, revision, totalAmount: expectedTotal, errorCount, orderCount, terms } = upload;
  const alert = useAlert();
  const update = useUploadUpdate(uploadNo);
  const { data: account } = useQuery(accountQuery);
  const ineligibility = account ? accountIneligibilityOf(account, expectedTotal) : null;
  const form = useMallForm({
    values: { mode: 'ALL' as UploadMode, isAgreed: false },
    validate: ({ isAgreed }) => foundErrors({ terms: isAgreed ? undefined : '약관에 동의해 주세요.' }),
    send: ({ mode }) =>
      call(orderUpload, {
        params: { uploadNo },
        body: { mode, revision, expectedTotal, agreedTerms: terms.map(({ termNo }) => termNo) },
      }),
    onSent: update,
    onError: async (error) => {
      await alert(errorText(error, '주문하지 못했어요. 주문 내역을 확인한 뒤 다시 시도해 주세요.'));
      await update();
    },
    failure: '주문하지 못했어요. 주문 내역을 확인한 뒤 다시 시도해 주세요.',
  });
  const isHeldBack = form.values.mode === 'ALL' && errorCount > 0;
  return {
    form,
    /** Why this mode is not possible while rows are wrong; undefined otherwise. */
    heldBack: isHeldBack
      ? `오류가 있는 ${formatNumber(errorCount)}행을 고치거나 ‘정상인 행만 주문’을 골라 주세요.`
      : undefined,
    /** The amount in won that may still be ordered on account; undefined while unknown. */
    room: account?.room,
    ineligibility,
    canOrder: orderCount > 0 && !ineligibility && !isHeldBack,
    isOrdering: form.isSending || upload.state === 'ORDERING',
  };
}
