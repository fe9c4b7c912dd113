import { AppError } from '@mall/contracts/errors';
import type { blockReasons } from '@mall/contracts/office/members';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { endAllSessions } from '../auth/session/end-sessions.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { type Blocked, updateBlocked } from './block.repository.ts';

type Operator = Pick<Dependencies, 'database' | 'clock'>;
type Decision = Blocked & {
  /** Null lifts the block. */
  readonly reason: (typeof blockReasons)[number] | null;
  /** Who decides, for the record. */
  readonly actor: string;
};

/**
 * Blocks a member or lifts the block. A block ends every session at once in every process (`session_ended`), and none can begin while it
 * lasts. Error 4090 when there is no such member, or nothing to change.
 */
export function blockMember(
  { database, clock }: Operator,
  mall: Mall,
  { reason, actor, ...who }: Decision,
): Promise<void> {
  const at = clock();
  return inMall(database, mall, async (transaction) => {
    const memberNo = await updateBlocked(transaction, { ...who, reason, at });
    // The guest of a marketing mall is every visitor.
    if (memberNo === undefined || memberNo === mall.guestMemberNo) throw new AppError('4090');
    if (reason) await endAllSessions(transaction, { memberNo });
    await recordSecurityEvent(transaction, {
      ...{ kind: reason ? 'MEMBER_BLOCKED' : 'MEMBER_UNBLOCKED', memberNo, sessionId: null },
      ...{ actor, reason, happenedAt: at },
    });
  });
}
