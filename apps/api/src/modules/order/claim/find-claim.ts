import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type ClaimKey, type ClaimRow, listClaims } from './claim.repository.ts';

/** A claim of an order by its number; 4043 when there is none. The caller must have locked the order. */
export async function findClaim(
  transaction: MallTransaction,
  { orderNo, claimNo }: ClaimKey,
): Promise<{ claim: ClaimRow; claims: ClaimRow[] }> {
  const claims = await listClaims(transaction, [orderNo]);
  const claim = claims.find((one) => one.claimNo === claimNo);
  if (!claim) throw new AppError('4043');
  return { claim, claims };
}

/** 4094 once the refund has been started: it can neither be stopped nor sent again. */
export function assertNotSettling({ refundStartedAt }: ClaimRow): void {
  if (refundStartedAt !== null) throw new AppError('4094');
}
