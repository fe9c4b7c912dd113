import type { JoinForm as AskedForm, JoinInput } from '@mall/contracts/joining';
import { joinMallLimits } from '@mall/contracts/limits/joining';
import { isLoginId, loginIdRule, longestLoginId } from '@mall/domain/login-id';
import { passwordComplaint } from '../../../entities/password/password-checks.ts';
import { emailComplaint } from '../../../lib/email-complaint.ts';

/** What is typed and ticked, and outlives a reload: a phone leaves the page for its certification. Nothing is ticked beforehand. */
export type JoinDraft = { agreedTerms: number[]; id: string; email: string; answers: Record<string, string> };
/** Not stored. */
export type JoinSecrets = { password: string; confirmation: string };
export type JoinForm = JoinDraft & JoinSecrets;

export const emptyDraft: JoinDraft = { agreedTerms: [], id: '', email: '', answers: {} };
export const emptySecrets: JoinSecrets = { password: '', confirmation: '' };

export const joinLengths = {
  id: longestLoginId,
  email: joinMallLimits.email.maxLength,
  answer: joinMallLimits.answers.each.maxLength,
} as const;

/** By the field's name; a mall's own question is `answers.{key}`. */
export type JoinComplaints = Readonly<Record<string, string | undefined>>;
export const answerField = (key: string): string => `answers.${key}`;

type Judged = { readonly form: JoinForm; readonly asked: AskedForm; readonly isCertified: boolean };

/** What must be put right before joining, from top to bottom. */
export function joinComplaints({ form, asked, isCertified }: Judged): JoinComplaints {
  const isAgreed = asked.terms.every(({ termNo, isRequired }) => !isRequired || form.agreedTerms.includes(termNo));
  const found = {
    agreedTerms: isAgreed ? undefined : '필수 약관에 동의해 주세요.',
    certification: isCertified ? undefined : '휴대폰으로 본인인증을 해 주세요.',
    id: isLoginId(form.id) ? undefined : loginIdRule,
    password: passwordComplaint(form.password, form.id),
    confirmation: form.confirmation === form.password ? undefined : '비밀번호와 똑같이 입력해 주세요.',
    email: emailComplaint(form.email),
    ...Object.fromEntries(
      asked.questions.map(({ key, isRequired, choices }) => [
        answerField(key),
        isRequired && !form.answers[key]?.trim() ? toAnswer(choices) : undefined,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, complaint]) => complaint !== undefined));
}

const toAnswer = (choices: readonly string[]): string => (choices.length > 0 ? '꼭 골라 주세요.' : '꼭 입력해 주세요.');

export function toJoinInput(form: JoinForm, certificationKey: string): JoinInput {
  const { agreedTerms, id, password, email, answers } = form;
  return { certificationKey, id, password, email: email.trim(), agreedTerms, answers };
}
