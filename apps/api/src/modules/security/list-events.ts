import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { listSecurityEvents, type SecurityEvent } from './security-event.repository.ts';

const shownDays = 90;
const mostShown = 200;

/** Security events of a mall's accounts in the last 90 days, the newest first; at most 200. */
export function listEvents(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
): Promise<SecurityEvent[]> {
  const since = new Date(clock().getTime() - shownDays * 24 * 60 * 60 * 1000);
  return inMall(database, mall, (transaction) => listSecurityEvents(transaction, { since, limit: mostShown }));
}
