import { showsCart } from '@mall/domain/access-matrix';
import type { WirelessChoice } from '@mall/domain/wireless-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wirelessQuery } from '../../../entities/wireless/wireless.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { throwMissingCode } from '../../../lib/api/missing-code.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';

/** Its code is loaded with the press, because it includes the whole contract of an application. */
async function saveChoice(productNo: string, body: WirelessChoice) {
  const { saveApplicationChoice } = await import('@mall/contracts/application-draft').catch(throwMissingCode);
  return call(saveApplicationChoice, { params: { productNo }, body });
}

/** Copies the choice into the application for this phone, continuing an earlier one. */
export function useBeginApplication(productNo: string) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const { mall } = useMall();
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: WirelessChoice) => saveChoice(productNo, choice),
    onSuccess: () => navigate({ screen: 'applicationStep', step: 'join', productNo }),
    onError: (error) => {
      if (isApiError(error, '4220') || isApiError(error, '4042')) {
        void queryClient.invalidateQueries(wirelessQuery(productNo));
      }
      const [refused] = isApiError(error) ? error.fieldErrors : [];
      return showAlert({
        message: refused?.message ?? errorText(error, '신청을 시작하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
      });
    },
  });
  // A marketing mall's visitors are all one guest, who cannot sign.
  return { mayBegin: showsCart(mall), begin: mutate, isBeginning: isPending };
}
