import { hasRunOfFour } from '../password-policy.ts';

/** The rules of a staff password, each with what to do about it. It must be long rather than mixed, because there is a second factor. */
export const staffPasswordRules = {
  length: '12자 이상으로 입력해 주세요.',
  noEmail: '메일 주소는 빼 주세요.',
  noRun: '같은 문자나 이어지는 문자는 3개까지만 써 주세요.',
} as const;
export type StaffPasswordRule = keyof typeof staffPasswordRules;

const nameOf = (email: string): string => email.slice(0, email.indexOf('@')).toLowerCase();

/** The rules that a staff password breaks; none when it is good. */
export function unmetStaffRules(password: string, email: string): StaffPasswordRule[] {
  const isMet: Record<StaffPasswordRule, boolean> = {
    length: password.length >= 12,
    noEmail: nameOf(email).length < 4 || !password.toLowerCase().includes(nameOf(email)),
    noRun: !hasRunOfFour(password),
  };
  return (Object.keys(isMet) as StaffPasswordRule[]).filter((rule) => !isMet[rule]);
}
