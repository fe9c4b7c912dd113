import type { ApplicationStep } from '@mall/contracts/application-codes';
import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { stepAfter } from '@mall/domain/application-steps';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { FormOptions } from '../../../lib/form/form-options.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { draftQuery } from '../api/application.query.ts';

type Step = { readonly step: ApplicationStep; readonly productNo: string };

/** The form of a step: saved on the server, it goes on to the next. */
export function useStepForm<Values extends FieldValues>(
  { step, productNo }: Step,
  options: Omit<FormOptions<Values, ApplicationDraft>, 'onSent' | 'failure'>,
) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  return useMallForm<Values, ApplicationDraft>({
    ...options,
    onSent: (draft) => {
      queryClient.setQueryData(draftQuery(productNo).queryKey, draft);
      return navigate({ screen: 'applicationStep', step: stepAfter(step), productNo });
    },
    failure: '저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}
