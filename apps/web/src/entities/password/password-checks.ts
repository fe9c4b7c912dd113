import { type PasswordRule, passwordRules, unmetPasswordRules } from '@mall/domain/password-policy';

type RuleState = 'met' | 'unmet' | 'judgedByServer';

/** The rules of a password in the order in which they are shown (R4.08); without the id, the server checks whether it is contained. */
export function ruleList(
  password: string,
  loginId: string | undefined,
): { rule: PasswordRule; text: string; state: RuleState }[] {
  const unmet = unmetPasswordRules(password, loginId ?? '');
  const stateOf = (rule: PasswordRule): RuleState => {
    if (rule === 'noId' && loginId === undefined) return 'judgedByServer';
    return password !== '' && !unmet.includes(rule) ? 'met' : 'unmet';
  };
  const rules = Object.keys(passwordRules) as PasswordRule[];
  return rules.map((rule) => ({ rule, text: passwordRules[rule], state: stateOf(rule) }));
}

/** What must be corrected before a new password is sent; undefined when it is valid. */
export function passwordError(password: string, loginId = ''): string | undefined {
  const [rule] = unmetPasswordRules(password, loginId);
  return rule && passwordRules[rule];
}

/** `other` includes its particle: the password that is repeated. */
export const confirmationError = (
  confirmation: string,
  password: string,
  other = '새 비밀번호와',
): string | undefined => (confirmation === password ? undefined : `${other} 똑같이 입력해 주세요.`);
