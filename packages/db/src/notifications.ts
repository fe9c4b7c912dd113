import postgres from 'postgres';

export type NotificationListener = { readonly close: () => Promise<void> };

const retryAfterMilliseconds = 5_000;

/**
 * Calls `onNotify` at each NOTIFY on the channel, and whenever listening begins anew: what was said meanwhile was missed.
 * A database that is away is tried again until `close`.
 */
export function listenToChannel(url: string, channel: string, onNotify: () => void): NotificationListener {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'mall-listen' },
  });
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listen = () => {
    client.listen(channel, onNotify, onNotify).catch(() => {
      if (!isClosed) retry = setTimeout(listen, retryAfterMilliseconds).unref();
    });
  };
  listen();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client.end({ timeout: 1 });
    },
  };
}
