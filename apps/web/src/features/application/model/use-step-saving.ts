import type { ApplicationStep } from '@mall/contracts/application-codes';
import type { ApplicationDraft } from '@mall/contracts/application-draft';
import { stepAfter } from '@mall/domain/application-steps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { omitted } from '../../../lib/api/omitted.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { draftQuery } from '../api/application.query.ts';

type Saving<Input> = {
  readonly step: ApplicationStep;
  readonly productNo: string;
  readonly save: (input: Input) => Promise<ApplicationDraft>;
  /** Besides telling what is wrong. */
  readonly onRefused?: () => void;
};

/** Saves a step on the server and goes on to the next; what is refused stands at its field, or in words above the button. */
export function useStepSaving<Input>({ step, productNo, save, onRefused }: Saving<Input>) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: save,
    onSuccess: (draft) => {
      queryClient.setQueryData(draftQuery(productNo).queryKey, draft);
      return navigate({ screen: 'applicationStep', step: stepAfter(step), productNo });
    },
    onError: (failure) => {
      setComplaints(fieldMessages(failure));
      onRefused?.();
    },
  });
  const hasFields = Object.keys(complaints).length > 0;
  return {
    save: (input: Input) => {
      setComplaints({});
      mutate(input);
    },
    isSaving: isPending,
    complaints,
    setComplaints,
    /** Fields that were changed are no longer complained of. */
    forgive: (fields: object) => setComplaints((known) => omitted(known, Object.keys(fields))),
    problem: error && !hasFields ? errorText(error, '저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.') : null,
    reset,
  };
}
