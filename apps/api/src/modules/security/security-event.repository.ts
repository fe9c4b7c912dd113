import type { SecurityEvent as SecurityEventTable } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';

const eventColumns = ['kind', 'memberNo', 'sessionId', 'actor', 'reason', 'happenedAt'] as const;

/**
 * A used refresh token was reused, or used by a browser other than the one that signed in; an operator blocked a member, or lifted the
 * block.
 */
export type SecurityEvent = Readonly<Pick<Selectable<SecurityEventTable>, (typeof eventColumns)[number]>>;

export async function insertSecurityEvent(transaction: MallTransaction, event: SecurityEvent): Promise<void> {
  await transaction
    .insertInto('securityEvent')
    .values({ ...event, mallId: transaction.mallId })
    .execute();
}

/** The newest first. */
export function listSecurityEvents(
  transaction: MallTransaction,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<SecurityEvent[]> {
  return transaction
    .selectFrom('securityEvent')
    .select(eventColumns)
    .where('mallId', '=', transaction.mallId)
    .where('happenedAt', '>=', since)
    .orderBy('happenedAt', 'desc')
    .limit(limit)
    .execute();
}
