import type { Applicant } from '@mall/contracts/application-draft';
import type { JoinType } from '@mall/contracts/codes';
import { saveApplicantLimits } from '@mall/contracts/limits/application-draft';
import { isPhoneNumber, longestTypedPhone, phoneDigits } from '@mall/domain/phone-number';
import { emailComplaint } from '../../../lib/email-complaint.ts';

/** What is typed, as it is typed. */
export type ApplicantForm = {
  readonly name: string;
  /** Eight digits, with or without marks between them. */
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
  readonly currentCarrier: string;
};
export type ApplicantComplaints = Readonly<Partial<Record<keyof ApplicantForm, string>>>;

/** The longest that the server takes. */
export const applicantLengths = {
  name: saveApplicantLimits.name.maxLength,
  birthDate: saveApplicantLimits.birthDate.maxLength,
  phone: longestTypedPhone,
  email: saveApplicantLimits.email.maxLength,
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const dayOf = (typed: string): string => digits(typed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** What must be put right before the step can be saved. */
export function applicantComplaints(form: ApplicantForm, joinType: JoinType): ApplicantComplaints {
  const email = emailComplaint(form.email);
  return {
    ...(form.name.trim() === '' && { name: '가입하는 분 이름을 입력해 주세요.' }),
    ...(digits(form.birthDate).length !== 8 && { birthDate: '생년월일 여덟 자리를 입력해 주세요. 예: 19950315' }),
    ...(!isPhoneNumber(phoneDigits(form.phone)) && { phone: '휴대폰 번호를 010-0000-0000처럼 입력해 주세요.' }),
    ...(email && { email }),
    ...(joinType !== 'NEW' && form.currentCarrier === '' && { currentCarrier: '지금 쓰는 통신사를 골라 주세요.' }),
  };
}

export const toApplicant = (form: ApplicantForm): Applicant => ({
  name: form.name.trim(),
  birthDate: dayOf(form.birthDate),
  phone: phoneDigits(form.phone),
  email: form.email.trim(),
  currentCarrier: form.currentCarrier,
});
