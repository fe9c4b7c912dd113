import { type ClaimType, claimTypes } from '@mall/contracts/order-codes';
import { readOneOf, withoutNothing } from '../../../lib/search-params.ts';

/** Which form of an order is open. */
export type ClaimAddress = { claim?: ClaimType };

export const readClaimAddress = (raw: Record<string, unknown>): ClaimAddress =>
  withoutNothing({ claim: readOneOf(claimTypes, raw['claim']) }) as ClaimAddress;
