import type { Database } from '@mall/db/connection';
import type { FollowedCache } from './catalogue-cache.ts';
import { channel, notifyPulse, pulse } from './pulse.repository.ts';

const pulseEveryMilliseconds = 1_000;

/** Handles notifications: drops what has changed, and trusts the rest for as long as anything is heard. */
export const followCatalogue = (cache: FollowedCache) => ({
  [channel]: (payload: string) => {
    if (payload !== pulse) cache.forget(payload);
    cache.hear();
  },
});

/** Notifies each second, so that listeners know that they would have heard of a change. */
export function startPulse(database: Database): { readonly stop: () => void } {
  let isUnderWay = false;
  const send = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    // An unreachable database is not heard, which is all that matters here; the probe tells the operator.
    await notifyPulse(database).catch(() => undefined);
    isUnderWay = false;
  };
  const timer = setInterval(send, pulseEveryMilliseconds).unref();
  void send();
  return { stop: () => clearInterval(timer) };
}
