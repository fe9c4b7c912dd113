/** When the server responded, and when that arrived by a monotonic clock: the device's own clock may be wrong. */
export type ServerClock = { readonly repliedAt: string; readonly receivedAt: number };

/** A response with the moment at which it came in. */
export const receivedNow = <Reply extends { readonly repliedAt: string }>(reply: Reply): Reply & ServerClock => ({
  ...reply,
  receivedAt: performance.now(),
});

/** The server's time now, in milliseconds since 1970; late by the response's transit time, never early. */
export const serverNow = ({ repliedAt, receivedAt }: ServerClock): number =>
  Date.parse(repliedAt) + performance.now() - receivedAt;
