import { AppError } from '@mall/contracts/errors';
import type { Mall } from '../../plugins/mall.repository.ts';

/** R1.06: the visitors of a marketing mall share one guest member, who has no wishlist and no basket. */
export function assertOwnAccount(mall: Mall, memberNo: number): void {
  if (mall.guestMemberNo === memberNo) throw new AppError('4030');
}
