import { contractMonths, type DiscountType, discountTypes, type JoinType, joinTypes } from '@mall/contracts/codes';
import type { WirelessDetail } from '@mall/contracts/wireless';
import { firstChoice, type WirelessChoice } from '@mall/domain/wireless-choice';
import type { WirelessAddress } from './wireless-params.ts';

const spelled = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((candidate) => candidate.toLowerCase() === value);

/** What of an address this phone offers now. */
function offeredIn(address: WirelessAddress, detail: WirelessDetail): Partial<WirelessChoice> {
  return {
    joinType: spelled<JoinType>(joinTypes, address.join),
    colour: detail.colours.find(({ name, isSoldOut }) => name === address.colour && !isSoldOut)?.name,
    memory: detail.memories.find(({ memory, isSoldOut }) => memory === address.memory && !isSoldOut)?.memory,
    planNo: detail.plans.find(({ planNo }) => String(planNo) === address.plan)?.planNo,
    discountType: spelled<DiscountType>(discountTypes, address.discount),
    instalmentMonths: detail.instalmentMonths.find((months) => String(months) === address.months),
    contractMonths: contractMonths.find((months) => String(months) === address.contract),
  };
}

/** The choice an address holds; what this phone does not offer falls back to the card's own choice. */
export function choiceIn(address: WirelessAddress, detail: WirelessDetail): WirelessChoice {
  const first = firstChoice(detail);
  const offered = offeredIn(address, detail);
  return {
    joinType: offered.joinType ?? first.joinType,
    colour: offered.colour ?? first.colour,
    memory: offered.memory ?? first.memory,
    planNo: offered.planNo ?? first.planNo,
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

/** The names of what an address asks for and cannot be had now: a shared link must not change its meaning in silence. */
export function replacedParts(address: WirelessAddress, detail: WirelessDetail): string[] {
  const offered = offeredIn(address, detail);
  return (Object.keys(paramOf) as (keyof WirelessChoice)[])
    .filter((part) => address[paramOf[part]] !== undefined && offered[part] === undefined)
    .map((part) => partNames[part]);
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
    ...(part.contractMonths && { contract: String(part.contractMonths) }),
  };
}
