import { setTimeout as delay } from 'node:timers/promises';

/** How long an answer about the database's health is awaited: Prometheus and health checks give up later. */
export const patienceMilliseconds = 2_000;

/**
 * Asks the database for something about its health. Concurrent callers share one query, and later ones that which has not ended; when it
 * fails, or takes longer than two seconds, they get `otherwise`.
 */
export function askInTime<Answer>(query: () => PromiseLike<Answer>, otherwise: Answer): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  return async () => {
    underWay ??= Promise.resolve(query())
      .catch(() => otherwise)
      .finally(() => {
        underWay = undefined;
      });
    const waiting = new AbortController();
    const tooLate = delay(patienceMilliseconds, otherwise, { signal: waiting.signal }).catch(() => otherwise);
    return Promise.race([underWay, tooLate]).finally(() => waiting.abort());
  };
}
