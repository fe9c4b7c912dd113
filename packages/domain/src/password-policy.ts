/** The rules of a password, each with what to do about it: the text fits both beside a tick and as an error. */
export const passwordRules = {
  length: '8~20자로 입력해 주세요.',
  mixture: '영문, 숫자, 특수문자를 모두 넣어 주세요.',
  noId: '아이디는 빼 주세요.',
  noRun: '같은 문자나 이어지는 문자는 3개까지만 써 주세요.',
} as const;
export type PasswordRule = keyof typeof passwordRules;

/** The rules a password breaks; none when it is good. */
export function unmetPasswordRules(password: string, loginId: string): PasswordRule[] {
  const isMet: Record<PasswordRule, boolean> = {
    length: password.length >= 8 && password.length <= 20 && !/\s/.test(password),
    mixture: /[a-z]/i.test(password) && /\d/.test(password) && /[^a-z\d\s]/i.test(password),
    noId: loginId === '' || !password.toLowerCase().includes(loginId.toLowerCase()),
    noRun: !hasRunOfFour(password),
  };
  return (Object.keys(isMet) as PasswordRule[]).filter((rule) => !isMet[rule]);
}

/** aaaa, 1234, dcba: four characters whose codes stay the same, rise by one or fall by one. */
export function hasRunOfFour(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  return codes.some((code, start) =>
    [0, 1, -1].some((step) => [1, 2, 3].every((offset) => codes[start + offset] === code + step * offset)),
  );
}

/** How hard a password is to guess, for the meter beside its field. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Weak while a rule is broken; strong when it is longer than required and has many different characters. */
export function passwordStrength(password: string, loginId: string): PasswordStrength {
  if (unmetPasswordRules(password, loginId).length > 0) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  return password.length >= 12 && kinds >= 3 && new Set(password).size >= 9 ? 'strong' : 'fair';
}
