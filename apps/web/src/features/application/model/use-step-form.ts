import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { FormOptions } from '../../../lib/form/form-options.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { draftQuery } from '../api/application.query.ts';

/** The form of a step: when the server has saved it, the next unfinished step opens. */
export function useStepForm<Values extends FieldValues>(
  productNo: string,
  options: Omit<FormOptions<Values, ApplicationDraft>, 'onSent' | 'failure'>,
) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  return useMallForm<Values, ApplicationDraft>({
    ...options,
    onSent: (draft) => {
      queryClient.setQueryData(draftQuery(productNo).queryKey, draft);
      // What is known is not asked again; the last step shows everything, with links back.
      return navigate({ screen: 'applicationStep', step: draft.step, productNo });
    },
    failure: '저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}
