import { mailIdLimits } from '@mall/contracts/limits/recovery';
import { findId, mailId } from '@mall/contracts/recovery';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

/** The ids of the certified visitor. */
export function useFindId() {
  const certification = useCertification('FIND_ID');
  const { certificationKey, reset } = certification;
  const form = useMallForm({
    values: {},
    send: () => call(findId, { body: { certificationKey: certificationKey ?? '' } }),
    // Used or refused, the certification is no longer valid.
    onSent: reset,
    onError: reset,
    failure: '아이디를 찾지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
  return { form, certification };
}
export type IdSearch = ReturnType<typeof useFindId>;

/** Mails the ids to their owner. */
export const useIdMail = () =>
  useMallForm({
    values: { name: '', email: '' },
    limits: mailIdLimits,
    validate: ({ name, email }) => foundErrors({ name: missing(name, '이름을'), email: emailError(email) }),
    send: ({ name, email }) => call(mailId, { body: { name: name.trim(), email: email.trim() } }),
    failure: '메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
