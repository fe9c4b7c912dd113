import { openClient } from './client.ts';

export type NotificationListener = { readonly close: () => Promise<void> };

const retryAfterMilliseconds = 5_000;

/**
 * Calls a channel's function with the payload of each NOTIFY, and with '' whenever listening begins anew, since notifications in between
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
