import { joinMall, type JoinForm as Requirements } from '@mall/contracts/joining';
import { useQueryClient } from '@tanstack/react-query';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { joinFormQuery } from '../api/joining.query.ts';
import { emptyForm, joinErrors, joinLimits, joinSecrets, toJoinInput } from './join-form.ts';

const draftName = 'join';

/** Everything that the joining screen decides: fields, certification, errors, and the result. */
export function useJoin(requirements: Requirements) {
  const queryClient = useQueryClient();
  const certification = useCertification('SIGN_UP');
  const { certificationKey } = certification;
  const form = useMallForm({
    values: emptyForm,
    draft: draftName,
    secrets: joinSecrets,
    limits: joinLimits,
    names: { certificationKey: 'certification' },
    validate: (typed) => joinErrors({ form: typed, requirements, isCertified: certificationKey !== null }),
    send: (typed) => call(joinMall, { body: toJoinInput(typed, certificationKey ?? '') }),
    onSent: () => {
      writeDraft(draftName, null);
      certification.reset();
    },
    onError: (error) => {
      // Used, expired, or not confirmed: another one is needed.
      if (isApiError(error, '4400')) certification.reset();
      // The terms have changed meanwhile: they are shown again, with nothing agreed to.
      if (isApiError(error, '4090')) {
        form.set({ agreedTerms: [] });
        void queryClient.invalidateQueries({ queryKey: joinFormQuery().queryKey });
      }
    },
    failure: '가입하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
  return { form, certification, isMember: isApiError(form.error, '1264') };
}
export type Join = ReturnType<typeof useJoin>;
