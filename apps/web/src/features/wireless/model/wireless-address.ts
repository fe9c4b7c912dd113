import {
  contractMonths,
  type DiscountType,
  discountTypes,
  type JoinType,
  joinTypes,
} from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless-detail';
import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { leastChoice } from '@mall/domain/phone-prices';
import { type IneligibilityReason, ineligibilityReasons } from '@mall/domain/plan-eligibility';
import { firstChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import { addressOf } from '../../../entities/wireless/choice-address.ts';
import type { WirelessAddress } from '../../../entities/wireless/wireless-params.ts';

const spelled = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((candidate) => candidate.toLowerCase() === value);

/**
 * The choice for a phone in an address, with the applicant's international age as stated by the visitor: it is personal, so no address
 * contains it. The certified birth date decides later.
 */
export type Asked = WirelessAddress & { readonly age?: number | null };

/** A plan of the phone, with the reasons why this applicant may not take it; empty for one that can be chosen. */
export type OfferedPlan = { readonly plan: CarrierPlan; readonly reasons: readonly IneligibilityReason[] };

/** Every plan that is sold, checked for an applicant with one joining type. */
export function offeredPlans(address: Asked, detail: WirelessDetail): OfferedPlan[] {
  const { plans, network } = detail;
  const seeker = { network, joinType: joinTypeIn(address, detail), age: address.age ?? null };
  return plans.map((plan) => ({ plan, reasons: ineligibilityReasons(plan, seeker) }));
}

/** If the visit has conditions, a page that is opened without a choice begins with the cheapest one on them. */
export function startOf(
  address: WirelessAddress,
  detail: WirelessDetail,
  conditions: PhoneConditions | null,
): WirelessAddress {
  const isChosen = Object.values(paramOf).some((param) => address[param] !== undefined);
  return isChosen || !conditions ? {} : addressOf(leastChoice(detail, conditions) ?? {});
}

const joinTypeIn = (address: Asked, { card }: WirelessDetail): JoinType =>
  spelled<JoinType>(joinTypes, address.join) ?? card.price.joinType;

const planIn = ({ plan: wanted }: Asked, { plans }: WirelessDetail): CarrierPlan | undefined =>
  plans.find(({ planNo }) => String(planNo) === wanted);

/** The plan if the address names none that can be chosen: the card's, otherwise a popular one, otherwise any. */
function fallbackPlanNo(address: Asked, detail: WirelessDetail): number {
  const { planNo } = firstChoice(detail);
  const open = offeredPlans(address, detail).flatMap(({ plan, reasons }) => (reasons.length === 0 ? [plan] : []));
  const carrier = (planIn(address, detail) ?? detail.plans.find((plan) => plan.planNo === planNo))?.carrier;
  const ofCarrier = open.filter((plan) => plan.carrier === carrier);
  const standIn =
    open.find((plan) => plan.planNo === planNo) ??
    ofCarrier.find(({ isPopular }) => isPopular) ??
    ofCarrier[0] ??
    open.find(({ isPopular }) => isPopular) ??
    open[0];
  return standIn?.planNo ?? planNo;
}

/** The parts of an address that this phone offers now to this applicant. */
function offeredIn(address: Asked, detail: WirelessDetail): Partial<WirelessChoice> {
  const wanted = offeredPlans(address, detail).find(({ plan }) => plan === planIn(address, detail));
  return {
    joinType: spelled<JoinType>(joinTypes, address.join),
    colour: detail.colours.find(({ name, isSoldOut }) => name === address.colour && !isSoldOut)?.name,
    memory: detail.memories.find(({ memory, isSoldOut }) => memory === address.memory && !isSoldOut)?.memory,
    planNo: wanted?.reasons.length === 0 ? wanted.plan.planNo : undefined,
    discountType: spelled<DiscountType>(discountTypes, address.discount),
    instalmentMonths: detail.instalmentMonths.find((months) => String(months) === address.months),
    contractMonths: contractMonths.find((months) => String(months) === address.contract),
  };
}

/** The choice in an address; what this phone does not offer is replaced by the card's own choice. */
export function choiceIn(address: Asked, detail: WirelessDetail): WirelessChoice {
  const first = firstChoice(detail);
  const offered = offeredIn(address, detail);
  return {
    joinType: offered.joinType ?? first.joinType,
    colour: offered.colour ?? first.colour,
    memory: offered.memory ?? first.memory,
    planNo: offered.planNo ?? fallbackPlanNo(address, detail),
    discountType: offered.discountType ?? null,
    instalmentMonths: offered.instalmentMonths ?? first.instalmentMonths,
    contractMonths: offered.contractMonths ?? first.contractMonths,
  };
}

const paramOf = {
  joinType: 'join',
  colour: 'colour',
  memory: 'memory',
  planNo: 'plan',
  discountType: 'discount',
  instalmentMonths: 'months',
  contractMonths: 'contract',
} as const satisfies Record<keyof WirelessChoice, keyof WirelessAddress>;
const partNames: Record<keyof WirelessChoice, string> = {
  joinType: '가입 방법',
  colour: '색상',
  memory: '용량',
  planNo: '요금제',
  discountType: '할인 방법',
  instalmentMonths: '할부 기간',
  contractMonths: '약정 기간',
};

/** Unavailable parts of an address: a shared link must not change its meaning silently. */
export type Replaced = {
  /** Names of parts that the phone does not offer. */
  readonly parts: readonly string[];
  /** Why the existing plan in the address cannot be chosen; undefined otherwise. */
  readonly planReason: string | undefined;
};

export function replacedIn(address: Asked, detail: WirelessDetail): Replaced {
  const offered = offeredIn(address, detail);
  const refused = offeredPlans(address, detail).find(
    ({ plan, reasons }) => plan === planIn(address, detail) && reasons.length > 0,
  );
  return {
    parts: (Object.keys(paramOf) as (keyof WirelessChoice)[])
      .filter((part) => address[paramOf[part]] !== undefined && offered[part] === undefined)
      .filter((part) => part !== 'planNo' || !refused)
      .map((part) => partNames[part]),
    planReason: refused && `‘${refused.plan.name}’ 요금제: ${reasonsOf(refused)}`,
  };
}

/** All reasons why an applicant may not take a plan, as one text. */
export const reasonsOf = ({ reasons }: OfferedPlan): string => reasons.map(({ message }) => message).join(' ');
