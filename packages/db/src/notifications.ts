import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openClient } from './client.ts';
import { isConnectionLost, isTlsFailure } from './connection.ts';
import { explainDatabaseFailure } from './explain-failure.ts';
import { SettingError } from './setting-error.ts';

export type NotificationListener = { readonly close: () => Promise<void> };

const retryAfterMilliseconds = 5_000;

/**
 * Calls a channel's function with the payload of each NOTIFY, and with '' whenever listening starts again, since notifications in between
 * were missed. One connection serves all channels; an unreachable database is retried until `close`.
 */
export function listenToChannels(
  url: string,
  channels: Readonly<Record<string, (payload: string) => void>>,
): NotificationListener {
  const client = openClient(url, {
    max: 1,
    connect_timeout: 5,
    connection: { application_name: 'mall-listen' },
  });
  const retries = new Set<NodeJS.Timeout>();
  let isClosed = false;
  const listen = (channel: string, onNotify: (payload: string) => void) => {
    client
      .listen(channel, onNotify, () => onNotify(''))
      .catch(() => {
        if (!isClosed) retries.add(setTimeout(listen, retryAfterMilliseconds, channel, onNotify).unref());
      });
  };
  for (const [channel, onNotify] of Object.entries(channels)) listen(channel, onNotify);
  return {
    close: async () => {
      isClosed = true;
      for (const retry of retries) clearTimeout(retry);
      await client.end({ timeout: 1 });
    },
  };
}

const heardWithinMilliseconds = 3_000;

/**
 * Throws a SettingError when notifications are not received at this address: a pooler in transaction mode accepts LISTEN and forgets it.
 * Does not wait for an unreachable database.
 */
export async function requireNotifications(url: string): Promise<void> {
  const client = openClient(url, { max: 1, connection: { application_name: 'mall-listen' } });
  const token = randomUUID();
  try {
    const heard = new Promise<boolean>((resolve, reject) => {
      client
        .listen('mall_check', (payload) => payload === token && resolve(true))
        .then(() => client.notify('mall_check', token))
        .catch(reject);
    });
    if (await Promise.race([heard, delay(heardWithinMilliseconds, false, { ref: false })])) return;
  } catch (error) {
    if (isConnectionLost(error) && !isTlsFailure(error)) return;
    throw explainDatabaseFailure(error, 'DATABASE_DIRECT_URL');
  } finally {
    await client.end({ timeout: 1 });
  }
  throw new SettingError(
    'DATABASE_DIRECT_URL must lead to PostgreSQL itself, as mall_app: where DATABASE_URL leads (a pooler?) no notification is heard',
  );
}
