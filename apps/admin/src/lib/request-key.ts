const keys = new Map<string, string>();

/** The idempotency key of a submission: the same for the same content until it is forgotten. */
export function keyOf(press: string): string {
  const key = keys.get(press) ?? crypto.randomUUID();
  keys.set(press, key);
  return key;
}

/** The outcome of a submission is known: the same content again is a new one. */
export const forgetKey = (press: string): void => void keys.delete(press);
