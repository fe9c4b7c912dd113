import type { MallScope, MallTransaction } from '@mall/db/in-mall';

/** A used refresh token came back, or came from a browser other than the one that signed in; an operator blocked a member, or lifted it. */
type SecurityEventKind = 'REFRESH_TOKEN_REUSED' | 'REFRESH_TOKEN_ELSEWHERE' | 'MEMBER_BLOCKED' | 'MEMBER_UNBLOCKED';

export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  readonly memberNo: number | null;
  readonly sessionId: string | null;
  /** SYSTEM, or the operator's account. */
  readonly actor: string;
  /** A code. */
  readonly reason: string | null;
  readonly happenedAt: Date;
};

export async function insertSecurityEvent(
  transaction: MallTransaction,
  mall: MallScope,
  event: SecurityEvent,
): Promise<void> {
  await transaction
    .insertInto('securityEvent')
    .values({ mallId: mall.mallId, ...event })
    .execute();
}

/** The newest first. */
export function listSecurityEvents(
  transaction: MallTransaction,
  mall: MallScope,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<SecurityEvent[]> {
  return transaction
    .selectFrom('securityEvent')
    .select(['kind', 'memberNo', 'sessionId', 'actor', 'reason', 'happenedAt'])
    .where('mallId', '=', mall.mallId)
    .where('happenedAt', '>=', since)
    .orderBy('happenedAt', 'desc')
    .limit(limit)
    .$narrowType<SecurityEvent>()
    .execute();
}
