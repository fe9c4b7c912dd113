import { submitSubscriptionLimits } from '@mall/contracts/limits/subscription-application';
import { longestTypedPhone } from '@mall/domain/typed-phone';
import { type Destination, destinationError } from '../../../entities/address/destination.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, missing, phoneError } from '../../../lib/form/rules.ts';

/** The typed fields. */
export type OrderForm = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly preferredOn: string;
  readonly request: string;
  /** 0: the default address. */
  readonly addressNo: number;
  /** The request key of this application: submitted twice, or again after a reload, it is the same application. */
  readonly requestKey: string;
};

export const orderLimits = {
  ...submitSubscriptionLimits.applicant,
  phone: { maxLength: longestTypedPhone },
  request: submitSubscriptionLimits.installation.request,
};

type Known = { readonly address: Destination | undefined; readonly firstDay: string; readonly lastDay: string };

/** What must be corrected before the final check. */
export function orderErrors(form: OrderForm, { address, firstDay, lastDay }: Known) {
  const isOfferedDay = form.preferredOn >= firstDay && form.preferredOn <= lastDay;
  const days = [firstDay, lastDay].map((day) => day.replaceAll('-', '.')).join('부터 ');
  return foundErrors({
    name: missing(form.name, '신청하는 분 이름을'),
    phone: phoneError(form.phone),
    email: emailError(form.email),
    address: destinationError(address, '설치할 곳을'),
    preferredOn: isOfferedDay ? undefined : `${days}까지 고를 수 있어요.`,
  });
}
