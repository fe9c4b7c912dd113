import type { Pricing } from '@mall/contracts/office/listings';
import type { RoleCode } from '@mall/contracts/office/rights';
import { boundOf } from '@mall/domain/office/rights';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithin } from '../../../office/within-scope.ts';

/** How far staff may set prices in a mall: by the widest of their grants for it. */
export function pricingOf({ reachOf }: Pick<StaffCaller, 'reachOf'>, mallId: number): Pricing {
  const reaching = reachOf('listings.write').filter(({ scope }) => isWithin(scope, mallId));
  if (reaching.length === 0) return 'NONE';
  const isBound = ({ roleCode }: (typeof reaching)[number]) =>
    boundOf(roleCode as RoleCode, 'listings.write').only === 'priceBand';
  return reaching.every(isBound) ? 'BAND' : 'FREE';
}
