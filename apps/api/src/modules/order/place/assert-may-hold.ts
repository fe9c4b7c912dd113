import type { CartLine } from '@mall/contracts/cart';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type ExceededLimit, exceededHoldingLimit, exceededLimitText } from '@mall/domain/holding-limit';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { readHeld } from './holding.repository.ts';

type Wanted = {
  readonly memberNo: number;
  readonly lines: readonly CartLine[];
  /** A special sale has a limit of its own, which counts paid orders too; here only unpaid orders count. */
  readonly saleNo: number | undefined;
};

/** Why these lines may not be ordered in addition to the member's unpaid orders, or null. */
export async function findExceededLimit(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, lines, saleNo }: Wanted,
): Promise<ExceededLimit | null> {
  const held = await readHeld(transaction, { memberNo });
  return exceededHoldingLimit(saleNo === undefined ? lines : [], { held, mostOrders: mall.mostUnpaidOrders });
}

/** 4710 more pieces of a product than one member may hold, 4711 too many unpaid orders. The member's basket must be locked. */
export async function assertMayHold(transaction: MallTransaction, mall: Mall, wanted: Wanted): Promise<void> {
  const exceededLimit = await findExceededLimit(transaction, mall, wanted);
  if (!exceededLimit) return;
  throw new AppError(exceededLimit.kind === 'ORDERS' ? '4711' : '4710', {
    description: exceededLimitText(exceededLimit),
  });
}
