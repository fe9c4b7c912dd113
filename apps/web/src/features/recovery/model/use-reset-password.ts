import type { DataOf } from '@mall/contracts/endpoint';
import { mailPasswordLimits } from '@mall/contracts/limits/recovery';
import { followPasswordLink, mailPassword, type OwnAccount, resetPassword } from '@mall/contracts/recovery';
import { useMutation } from '@tanstack/react-query';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

type Accounts = { readonly accounts: readonly OwnAccount[]; readonly memberNo: number | null };

/** A temporary password for a certified person; with several accounts, for the chosen one. */
export function useResetPassword() {
  const certification = useCertification('RESET_PASSWORD');
  const { certificationKey } = certification;
  const form = useMallForm<Accounts, DataOf<typeof resetPassword>>({
    values: { accounts: [], memberNo: null },
    send: ({ memberNo }) =>
      call(resetPassword, {
        body: { certificationKey: certificationKey ?? '', ...(memberNo !== null && { memberNo }) },
      }),
    onSent: ({ issued, accounts }) => {
      if (issued || accounts.length === 0) certification.reset();
      else form.set({ accounts, memberNo: accounts[0]?.memberNo ?? null });
    },
    onError: certification.reset,
    failure: '임시 비밀번호를 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
  return { form, certification };
}
export type PasswordReset = ReturnType<typeof useResetPassword>;

/** A mail with a link to a temporary password. */
export const usePasswordMail = () =>
  useMallForm({
    values: { id: '', email: '' },
    limits: mailPasswordLimits,
    validate: ({ id, email }) => foundErrors({ id: missing(id, '아이디를'), email: emailError(email) }),
    send: ({ id, email }) => call(mailPassword, { body: { id: id.trim(), email: email.trim() } }),
    failure: '메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });

/** A temporary password for the reader of the mail; requested by a click, so that a mail scanner that opens links changes nothing. */
export const usePasswordLink = () =>
  useMutation({ mutationFn: (token: string) => call(followPasswordLink, { body: { token } }) });
