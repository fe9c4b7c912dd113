import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; the cost is OWASP's first choice.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobodysHash: Promise<string> | undefined;

/** Takes the same time without a member, so that response times do not reveal which ids exist. */
export async function isRightPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody');
  const isRight = await verify(passwordHash ?? (await nobodysHash), password).catch(() => false);
  return isRight && passwordHash !== undefined;
}
