import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openClient, pgOptions } from '@mall/postgres/client';
import { SettingError } from '@mall/postgres/setting-error';
import { Client } from 'pg';
import { isConnectionLost, isTlsFailure } from './connection.ts';
import { explainDatabaseFailure } from './explain-failure.ts';

export type NotificationListener = { readonly close: () => Promise<void> };

type Channels = Readonly<Record<string, (payload: string) => void>>;

type Beats = {
  /** Called several times a second: every notification committed until this many milliseconds ago has been passed on. */
  readonly onBeat?: (millisecondsAgo: number) => void;
  /** How long the server may leave a beat without a reply before its connection counts as lost. */
  readonly silenceMilliseconds?: number;
};

const beatMilliseconds = 250;
const retryAfterMilliseconds = 1_000;

/**
 * Calls a channel's function with the payload of each NOTIFY, and with '' whenever listening starts again, since notifications in between
 * were missed. One connection serves all channels. It notifies itself four times a second: notifications come in the order of their commits,
 * and the machine at its other end may vanish without closing it. A lost connection is replaced, and an unreachable database is retried until
 * `close`.
 */
export function listenToChannels(
  url: string,
  channels: Channels,
  { onBeat = () => {}, silenceMilliseconds = 5_000 }: Beats = {},
): NotificationListener {
  const ending = new AbortController();
  const follow = async () => {
    while (!ending.signal.aborted) {
      await listenUntilLost(url, channels, { onBeat, silenceMilliseconds, signal: ending.signal }).catch(() => {});
      await delay(retryAfterMilliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const following = follow();
  return {
    close: () => {
      ending.abort();
      return following;
    },
  };
}

async function listenUntilLost(
  url: string,
  channels: Channels,
  { onBeat, silenceMilliseconds, signal }: Required<Beats> & { readonly signal: AbortSignal },
): Promise<void> {
  const client = new Client({
    ...pgOptions(url),
    application_name: 'mall-listen',
    connectionTimeoutMillis: silenceMilliseconds,
    query_timeout: silenceMilliseconds,
  });
  const lost = new Promise((resolve) => client.once('end', resolve));
  const ownChannel = `beat ${randomUUID()}`;
  let beatenAt = 0;
  const heard: Channels = { ...channels, [ownChannel]: () => onBeat(performance.now() - beatenAt) };
  client.on('error', () => {});
  client.on('notification', ({ channel, payload = '' }) => heard[channel]?.(payload));
  try {
    await client.connect();
    for (const channel of Object.keys(heard)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const onNotify of Object.values(channels)) onNotify('');
    for (;;) {
      beatenAt = performance.now();
      await client.query(`notify ${client.escapeIdentifier(ownChannel)}`);
      await Promise.race([lost, delay(beatMilliseconds, undefined, { signal, ref: false })]);
    }
  } finally {
    await client.end();
  }
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
