import type { WirelessChoice } from '@mall/domain/wireless-choice';
import type { WirelessAddress } from './wireless-params.ts';

/** A part of a choice as written in the address. */
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
