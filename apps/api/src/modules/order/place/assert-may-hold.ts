import type { CartLine } from '@mall/contracts/cart-lines';
import { AppError } from '@mall/contracts/errors';
import { type ExceededLimit, exceededHoldingLimit, exceededLimitText, type Held } from '@mall/domain/holding-limit';
import type { Mall } from '../../../plugins/mall.repository.ts';

type Wanted = {
  readonly held: Held;
  readonly lines: readonly CartLine[];
  /** A special sale has its own limit, which counts paid orders too; only unpaid orders count here. */
  readonly saleNo: number | undefined;
};

/** The limit that these lines would exceed in addition to the member's unpaid orders; null when none. */
export const findExceededLimit = (mall: Mall, { held, lines, saleNo }: Wanted): ExceededLimit | null =>
  exceededHoldingLimit(saleNo === undefined ? lines : [], { held, mostOrders: mall.mostUnpaidOrders });

/**
 * Errors: 4710 more pieces of a product than one member may hold, 4711 too many unpaid orders. `held` must have been
 * read under the lock of the member's basket.
 */
export function assertMayHold(mall: Mall, wanted: Wanted): void {
  const exceededLimit = findExceededLimit(mall, wanted);
  if (!exceededLimit) return;
  throw new AppError(exceededLimit.kind === 'ORDERS' ? '4711' : '4710', {
    description: exceededLimitText(exceededLimit),
  });
}
