import type { ApplicationChoice, ApplicationDraft } from '@mall/contracts/application-draft';
import type { JoinType } from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless-detail';
import { applicantAge, ineligibilityReasons } from '@mall/domain/plan-eligibility';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { type PricedChoice, priceChoice } from '@mall/domain/wireless-choice';

/** Before the birth date is known, only a plan that no applicant may take is refused. */
const ageFor = (plan: CarrierPlan, { applicant }: ApplicationDraft): number =>
  applicantAge(plan, applicant?.birthDate ?? null, seoulDayOf(new Date()));

type Filled = { readonly draft: ApplicationDraft; readonly detail: WirelessDetail };

/** Why the applicant may not take a plan, as text; empty if they may. The server applies the same rule. */
export const planReasonFor = ({ draft, detail }: Filled, plan: CarrierPlan, joinType: JoinType): string =>
  ineligibilityReasons(plan, { network: detail.network, joinType, age: ageFor(plan, draft) })
    .map(({ message }) => message)
    .join(' ');

/** The price of a choice for the applicant; undefined when it is unavailable, or not allowed for them. */
export function priceFor({ draft, detail }: Filled, choice: ApplicationChoice): PricedChoice | undefined {
  const plan = detail.plans.find(({ planNo }) => planNo === choice.planNo);
  return plan && priceChoice(detail, choice, ageFor(plan, draft));
}
