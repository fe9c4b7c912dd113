/** Why a call has to wait for its staff: the session is over, locked after idling, or the second factor is too long ago. */
export type Interruption = 'ended' | 'locked' | 'unproved';

const kinds: Readonly<Record<string, Interruption>> = { '4010': 'ended', '4011': 'locked', '4032': 'unproved' };
export const interruptionOf = (code: string): Interruption | undefined => kinds[code];

type Handler = (kind: Interruption) => Promise<boolean>;
let handler: Handler | undefined;
let underWay: Promise<boolean> | undefined;

/** Who has staff prove themselves, above what is on the screen; returns how to leave. */
export function handleInterruptions(by: Handler): () => void {
  handler = by;
  return () => {
    if (handler === by) handler = undefined;
  };
}

/** Has it done once for all calls that wait; true when they may be repeated. */
export async function waitFor(kind: Interruption): Promise<boolean> {
  if (!handler) return false;
  underWay ??= handler(kind).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
