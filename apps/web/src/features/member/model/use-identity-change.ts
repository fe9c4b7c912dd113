import { changeIdentity } from '@mall/contracts/member';
import { useToast } from '@mall/ui/toast-provider';
import { useQueryClient } from '@tanstack/react-query';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { sessionKey } from '../../../entities/member/user-info.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { profileQuery } from '../api/member.query.ts';
import type { Unlocked } from './use-password-gate.ts';

/** Name and phone, as phone certification returns them. */
export function useIdentityChange({ proof, onExpired }: Unlocked, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const certification = useCertification('CHANGE_IDENTITY');
  const { certificationKey } = certification;
  const form = useMallForm({
    values: {},
    send: () => call(changeIdentity, { body: { proof, certificationKey: certificationKey ?? '' } }),
    onSent: async (profile) => {
      certification.reset();
      queryClient.setQueryData(profileQuery(proof).queryKey, profile);
      toast('이름과 휴대폰 번호를 바꿨어요.');
      onDone();
      await queryClient.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (error) => {
      if (isApiError(error, '4220')) onExpired();
      // It belongs to somebody else, or was used meanwhile: another one is needed.
      else if (isApiError(error)) certification.reset();
    },
    failure: '바꾸지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
  return { form, certification };
}
