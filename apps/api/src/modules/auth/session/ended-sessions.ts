import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { createExpiringCache } from '../../../expiring-cache.ts';
import { isSessionEnded } from './session.repository.ts';

export type EndedSessions = {
  /** A promise only for a session that is not in the cache. */
  readonly has: (mall: MallScope, sessionId: string) => boolean | Promise<boolean>;
  /** A session has just ended; without an id, any may have: the next request looks it up again. */
  readonly forget: (sessionId?: string) => void;
};

/** How long an ended session may pass as active when the database's notification does not arrive. */
const freshForMilliseconds = 1_000;
const maxEntries = 5_000;

/** Which sessions have ended, so that an access token does not outlive its session by up to half an hour. */
export function createEndedSessions(database: Database, clock: () => Date): EndedSessions {
  const known = createExpiringCache<boolean>({ clock, freshForMilliseconds, maxEntries });
  let endings = 0;

  const read = async (mall: MallScope, sessionId: string): Promise<boolean> => {
    const endingsBefore = endings;
    const isEnded = await inMall(database, mall, (transaction) => isSessionEnded(transaction, sessionId));
    // A session that ended during the look-up may have been missed.
    if (endings === endingsBefore) known.set(sessionId, isEnded);
    return isEnded;
  };
  return {
    has: (mall, sessionId) => known.get(sessionId) ?? read(mall, sessionId),
    forget: (sessionId) => {
      endings += 1;
      if (sessionId) known.delete(sessionId);
      else known.clear();
    },
  };
}
