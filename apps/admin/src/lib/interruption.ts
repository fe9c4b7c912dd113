/** Why a call has to wait for its staff: the session is over, locked after idling, or the second factor is too long ago. */
export type Interruption = 'ended' | 'locked' | 'unproved';

const kinds: Readonly<Record<string, Interruption>> = { '4010': 'ended', '4011': 'locked', '4032': 'unproved' };
export const interruptionOf = (code: string): Interruption | undefined => kinds[code];

type Ask = (kind: Interruption) => Promise<boolean>;
let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** The one who asks staff to prove themselves, above what is on the screen; returns how to leave. */
export function answerInterruptions(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = undefined;
  };
}

/** Asks, once for all calls that wait; true when they may be repeated. */
export async function waitFor(kind: Interruption): Promise<boolean> {
  if (!ask) return false;
  asked ??= ask(kind).finally(() => {
    asked = undefined;
  });
  return asked;
}
