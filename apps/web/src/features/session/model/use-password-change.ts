import { changePassword } from '@mall/contracts/auth';
import { type PasswordRule, passwordRules, unmetPasswordRules } from '@mall/domain/password-policy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../../lib/api-client.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { homeOf } from '../../../lib/landing.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { saveTokens } from '../../../lib/token-store.ts';
import { sessionKey } from '../../../lib/user-info.query.ts';

export type PasswordForm = { currentPassword: string; newPassword: string; confirmation: string };

type RuleState = 'met' | 'unmet' | 'judgedByServer';

/** The rules of a password in the order they are shown (R4.08). */
export function ruleList(password: string): { rule: PasswordRule; text: string; state: RuleState }[] {
  const unmet = unmetPasswordRules(password, '');
  const stateOf = (rule: PasswordRule): RuleState => {
    // The browser knows the member's id only masked.
    if (rule === 'noId') return 'judgedByServer';
    return password !== '' && !unmet.includes(rule) ? 'met' : 'unmet';
  };
  const rules = Object.keys(passwordRules) as PasswordRule[];
  return rules.map((rule) => ({ rule, text: passwordRules[rule], state: stateOf(rule) }));
}

/** What the screen checks before it asks the server. */
export const passwordChecks = {
  newPassword: (password: string, { currentPassword }: PasswordForm) => {
    const [rule] = unmetPasswordRules(password, '');
    if (rule) return passwordRules[rule];
    return password !== currentPassword || '지금 비밀번호와 다르게 입력해 주세요.';
  },
  confirmation: (confirmation: string, { newPassword }: PasswordForm) =>
    confirmation === newPassword || '새 비밀번호와 똑같이 입력해 주세요.',
};

/** Messages of the server by the field they are about. */
export function passwordFieldErrors(error: unknown): Partial<Record<keyof PasswordForm, string>> {
  if (!isApiError(error)) return {};
  return Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field.split('.').at(-1), message]));
}

/** A new password ends every other session; this one goes on with new tokens. */
export function usePasswordChange() {
  const openMall = useMall();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordForm) =>
      call(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: async (tokens) => {
      saveTokens(tokens);
      await queryClient.refetchQueries({ queryKey: sessionKey });
      await router.navigate({ href: homeOf(openMall), replace: true });
    },
  });
}
