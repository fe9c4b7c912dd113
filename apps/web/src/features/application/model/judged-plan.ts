import type { ApplicationChoice, ApplicationDraft } from '@mall/contracts/application-draft';
import type { JoinType } from '@mall/contracts/codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless';
import { applicantAge, ineligibilityReasons } from '@mall/domain/plan-eligibility';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { type PricedChoice, priceChoice } from '@mall/domain/wireless-choice';

/** Before the birth date is known, nothing is refused but what nobody who applies here may take. */
const ageFor = (plan: CarrierPlan, { applicant }: ApplicationDraft): number =>
  applicantAge(plan, applicant?.birthDate ?? null, seoulDayOf(new Date()));

type Filled = { readonly draft: ApplicationDraft; readonly detail: WirelessDetail };

/** What keeps the applicant from a plan, in words; empty for one that they may take. The server judges the same way. */
export const planReasonFor = ({ draft, detail }: Filled, plan: CarrierPlan, joinType: JoinType): string =>
  ineligibilityReasons(plan, { network: detail.network, joinType, age: ageFor(plan, draft) })
    .map(({ message }) => message)
    .join(' ');

/** The price of a choice for the applicant; nothing when it is not to be had, or not by them. */
export function priceFor({ draft, detail }: Filled, choice: ApplicationChoice): PricedChoice | undefined {
  const plan = detail.plans.find(({ planNo }) => planNo === choice.planNo);
  return plan && priceChoice(detail, choice, ageFor(plan, draft));
}
