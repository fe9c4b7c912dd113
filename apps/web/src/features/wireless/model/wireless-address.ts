import { type DiscountType, discountTypes, type JoinType, joinTypes } from '@mall/contracts/codes';
import type { WirelessDetail } from '@mall/contracts/wireless';
import { firstChoice, type WirelessChoice } from './wireless-choice.ts';
import type { WirelessAddress } from './wireless-params.ts';

const spelled = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((candidate) => candidate.toLowerCase() === value);

/** The choice an address holds; what this phone does not offer falls back to the card's own choice. */
export function choiceIn(address: WirelessAddress, detail: WirelessDetail): WirelessChoice {
  const first = firstChoice(detail);
  const colour = detail.colours.find(({ name }) => name === address.colour);
  const memory = detail.memories.find((candidate) => candidate.memory === address.memory && !candidate.isSoldOut);
  const plan = detail.plans.find(({ planNo }) => String(planNo) === address.plan);
  const months = detail.instalmentMonths.find((candidate) => String(candidate) === address.months);
  return {
    joinType: spelled<JoinType>(joinTypes, address.join) ?? first.joinType,
    colour: colour && !colour.isSoldOut ? colour.name : first.colour,
    memory: memory?.memory ?? first.memory,
    planNo: plan?.planNo ?? first.planNo,
    discountType: spelled<DiscountType>(discountTypes, address.discount) ?? null,
    instalmentMonths: months ?? first.instalmentMonths,
  };
}

/** A part of a choice as the address spells it. */
export function addressOf(part: Partial<WirelessChoice>): WirelessAddress {
  return {
    ...(part.joinType && { join: part.joinType.toLowerCase() }),
    ...(part.colour && { colour: part.colour }),
    ...(part.memory && { memory: part.memory }),
    ...(part.planNo && { plan: String(part.planNo) }),
    ...(part.discountType && { discount: part.discountType.toLowerCase() }),
    ...(part.instalmentMonths && { months: String(part.instalmentMonths) }),
  };
}
