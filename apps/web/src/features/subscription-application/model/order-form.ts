import { submitSubscriptionLimits } from '@mall/contracts/limits/subscription-application';
import { isPhoneNumber, longestTypedPhone, phoneDigits } from '@mall/domain/phone-number';
import { emailComplaint } from '../../../lib/email-complaint.ts';

/** What is typed, as it is typed. */
export type OrderForm = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly preferredOn: string;
  readonly request: string;
  /** 0: the default address. */
  readonly addressNo: number;
  /** The request key of this application: submitted twice, or again after a reload, it is the same one. */
  readonly requestKey: string;
};
type OrderField = 'name' | 'phone' | 'email' | 'preferredOn' | 'address';
export type OrderComplaints = Readonly<Partial<Record<OrderField, string>>>;

/** The longest that the server takes. */
export const orderLengths = {
  name: submitSubscriptionLimits.applicant.name.maxLength,
  phone: longestTypedPhone,
  email: submitSubscriptionLimits.applicant.email.maxLength,
  request: submitSubscriptionLimits.installation.request.maxLength,
};

type Known = { readonly hasAddress: boolean; readonly firstDay: string; readonly lastDay: string };

/** What must be put right before the application can be looked over. */
export function orderComplaints(form: OrderForm, { hasAddress, firstDay, lastDay }: Known): OrderComplaints {
  const email = emailComplaint(form.email);
  const isOfferedDay = form.preferredOn >= firstDay && form.preferredOn <= lastDay;
  const days = [firstDay, lastDay].map((day) => day.replaceAll('-', '.')).join('부터 ');
  return {
    ...(form.name.trim() === '' && { name: '신청하는 분 이름을 입력해 주세요.' }),
    ...(!isPhoneNumber(phoneDigits(form.phone)) && { phone: '휴대폰 번호를 010-0000-0000처럼 입력해 주세요.' }),
    ...(email && { email }),
    ...(!hasAddress && { address: '설치할 곳을 등록해 주세요.' }),
    ...(!isOfferedDay && { preferredOn: `${days}까지 고를 수 있어요.` }),
  };
}
