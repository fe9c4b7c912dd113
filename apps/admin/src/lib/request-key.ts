const keys = new Map<string, string>();

/** The idempotency key of a press: the same for the same content until it is forgotten. */
export function keyOf(press: string): string {
  const key = keys.get(press) ?? crypto.randomUUID();
  keys.set(press, key);
  return key;
}

/** What became of a press is known: the same content again is another one. */
export const forgetKey = (press: string): void => void keys.delete(press);
