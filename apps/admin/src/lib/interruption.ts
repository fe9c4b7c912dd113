/** Why a call has to wait for its staff: the session has ended, is locked after idling, or the second factor is too old. */
export type Interruption = 'ended' | 'locked' | 'unproved';

const kinds: Readonly<Record<string, Interruption>> = { '4010': 'ended', '4011': 'locked', '4032': 'unproved' };
export const interruptionOf = (code: string): Interruption | undefined => kinds[code];

type Handler = (kind: Interruption) => Promise<boolean>;
let handler: Handler | undefined;
let underWay: Promise<boolean> | undefined;

/** Registers the handler that asks staff for proof over the current screen; returns a function that removes it. */
export function handleInterruptions(by: Handler): () => void {
  handler = by;
  return () => {
    if (handler === by) handler = undefined;
  };
}

/** Asks once for all waiting calls; true when they may be repeated. */
export async function waitFor(kind: Interruption): Promise<boolean> {
  if (!handler) return false;
  underWay ??= handler(kind).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
