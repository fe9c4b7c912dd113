import type { Applicant } from '@mall/contracts/application-draft';
import type { JoinType } from '@mall/contracts/codes';
import { saveApplicantLimits } from '@mall/contracts/limits/application-draft';
import { phoneDigits } from '@mall/domain/phone-number';
import { longestTypedPhone } from '@mall/domain/typed-phone';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, missing, phoneError, unchosen } from '../../../lib/form/rules.ts';

/** What is typed, as it is typed. */
export type ApplicantForm = {
  readonly name: string;
  /** Eight digits, with or without marks between them. */
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
  readonly currentCarrier: string;
};

export const applicantLimits = { ...saveApplicantLimits, phone: { maxLength: longestTypedPhone } };

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const dayOf = (typed: string): string => digits(typed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** What must be corrected before the step can be saved. */
export const applicantErrors = (form: ApplicantForm, joinType: JoinType) =>
  foundErrors({
    name: missing(form.name, '가입하는 분 이름을'),
    birthDate: digits(form.birthDate).length === 8 ? undefined : '생년월일 여덟 자리를 입력해 주세요. 예: 19950315',
    phone: phoneError(form.phone),
    email: emailError(form.email),
    currentCarrier: joinType === 'NEW' ? undefined : unchosen(form.currentCarrier, '지금 쓰는 통신사를'),
  });

export const toApplicant = (form: ApplicantForm): Applicant => ({
  name: form.name.trim(),
  birthDate: dayOf(form.birthDate),
  phone: phoneDigits(form.phone),
  email: form.email.trim(),
  currentCarrier: form.currentCarrier,
});
