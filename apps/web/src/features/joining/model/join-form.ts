import type { JoinInput, JoinForm as Requirements } from '@mall/contracts/joining';
import { joinMallLimits } from '@mall/contracts/limits/joining';
import { isLoginId, loginIdRule, longestLoginId } from '@mall/domain/login-id';
import { confirmationError, passwordError } from '../../../entities/password/password-checks.ts';
import { type FormErrors, foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError } from '../../../lib/form/rules.ts';

/** The typed fields and checkboxes, which survive a reload: on a phone the certification leaves the page. Nothing is preselected. */
export type JoinForm = {
  agreedTerms: number[];
  id: string;
  password: string;
  confirmation: string;
  email: string;
  answers: Record<string, string>;
};

export const emptyForm: JoinForm = { agreedTerms: [], id: '', password: '', confirmation: '', email: '', answers: {} };
/** Never stored. */
export const joinSecrets = ['password', 'confirmation'] as const;

export const joinLimits = { id: { maxLength: longestLoginId }, email: joinMallLimits.email };
export const longestAnswer = joinMallLimits.answers.each.maxLength;

/** The field for one of the mall's own questions. */
export const answerField = <Key extends string>(key: Key) => `answers.${key}` as const;

type Judged = { readonly form: JoinForm; readonly requirements: Requirements; readonly isCertified: boolean };

/** What must be corrected before joining, from top to bottom. */
export function joinErrors({ form, requirements, isCertified }: Judged): FormErrors {
  const isAgreed = requirements.terms.every(
    ({ termNo, isRequired }) => !isRequired || form.agreedTerms.includes(termNo),
  );
  return foundErrors({
    agreedTerms: isAgreed ? undefined : '필수 약관에 동의해 주세요.',
    certification: isCertified ? undefined : '휴대폰으로 본인인증을 해 주세요.',
    id: isLoginId(form.id) ? undefined : loginIdRule,
    password: passwordError(form.password, form.id),
    confirmation: confirmationError(form.confirmation, form.password, '비밀번호와'),
    email: emailError(form.email),
    ...Object.fromEntries(
      requirements.questions.map(({ key, isRequired, choices }) => [
        answerField(key),
        isRequired && !form.answers[key]?.trim() ? toAnswer(choices) : undefined,
      ]),
    ),
  });
}

const toAnswer = (choices: readonly string[]): string => (choices.length > 0 ? '꼭 골라 주세요.' : '꼭 입력해 주세요.');

export function toJoinInput(form: JoinForm, certificationKey: string): JoinInput {
  const { agreedTerms, id, password, email, answers } = form;
  return { certificationKey, id, password, email: email.trim(), agreedTerms, answers };
}
