import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { isSessionEnded } from '../modules/auth/session.repository.ts';

export type EndedSessions = {
  /** A promise only for a session that was not looked up in the last seconds. */
  readonly has: (mall: MallScope, sessionId: string) => boolean | Promise<boolean>;
  /** A session has just ended; without its id, any may have: the next request looks it up again. */
  readonly forget: (sessionId?: string) => void;
};

/** How long an ended session may be taken for a live one where the database's notification does not arrive. */
const believedForMilliseconds = 10_000;
const mostBelieved = 5_000;

/** Which sessions were ended, so that an access token does not outlive its session by its own half hour. */
export function createEndedSessions(database: Database, clock: () => Date): EndedSessions {
  const believed = new Map<string, { isEnded: boolean; until: number }>();
  let endings = 0;

  const ask = async (mall: MallScope, sessionId: string): Promise<boolean> => {
    const endingsBefore = endings;
    const isEnded = await inMall(database, mall, (transaction) => isSessionEnded(transaction, mall, sessionId));
    // What ended while it was looked up may have been missed.
    if (endings !== endingsBefore) return isEnded;
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
    forget: (sessionId) => {
      endings += 1;
      if (sessionId) believed.delete(sessionId);
      else believed.clear();
    },
  };
}
