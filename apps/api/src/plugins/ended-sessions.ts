import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { isSessionEnded } from '../modules/auth/session.repository.ts';

export type EndedSessions = {
  /** A promise only for a session that was not asked for in the last seconds. */
  readonly has: (mall: MallScope, sessionId: string) => boolean | Promise<boolean>;
  /** A session has just been ended here: everything is asked anew. */
  readonly forget: () => void;
};

/** How long another process may still take an ended session for a live one. */
const believedForMilliseconds = 10_000;
const mostBelieved = 5_000;

/** Which sessions were ended, so that an access token does not outlive its session by its own half hour. */
export function createEndedSessions(database: Database, clock: () => Date): EndedSessions {
  const believed = new Map<string, { isEnded: boolean; until: number }>();

  const ask = async (mall: MallScope, sessionId: string): Promise<boolean> => {
    const isEnded = await inMall(database, mall, (transaction) => isSessionEnded(transaction, mall, sessionId));
    // Oldest first: a Map keeps the order of insertion.
    if (believed.size >= mostBelieved) believed.delete(believed.keys().next().value ?? '');
    believed.delete(sessionId);
    believed.set(sessionId, { isEnded, until: clock().getTime() + believedForMilliseconds });
    return isEnded;
  };
  return {
    has: (mall, sessionId) => {
      const known = believed.get(sessionId);
      return known && clock().getTime() < known.until ? known.isEnded : ask(mall, sessionId);
    },
    forget: () => believed.clear(),
  };
}
