import { mailIdLimits } from '@mall/contracts/limits/recovery';
import { findId, mailId } from '@mall/contracts/recovery';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

/** The ids of who is certified. */
export const useFindId = () =>
  useMutation({ mutationFn: (certificationKey: string) => call(findId, { body: { certificationKey } }) });

/** A mail with the ids to who may have one. */
export const useIdMail = () =>
  useMallForm({
    values: { name: '', email: '' },
    limits: mailIdLimits,
    validate: ({ name, email }) => foundErrors({ name: missing(name, '이름을'), email: emailError(email) }),
    send: ({ name, email }) => call(mailId, { body: { name: name.trim(), email: email.trim() } }),
    failure: '메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
