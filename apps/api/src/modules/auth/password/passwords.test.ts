import { expect, test, vi } from 'vitest';
import { hashPassword, isRightPassword } from './passwords.ts';

const checked = vi.hoisted((): string[] => []);
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  const verify = (hash: string, password: string) => {
    checked.push(hash);
    return real.verify(hash, password);
  };
  return { ...real, verify };
});

// `npm run bench -- --guesses` measures how long both take.
// R8.01
test('an unknown id costs the same work as a known one: one check, of a hash of the same cost', async () => {
  const ofMember = await hashPassword('Garden#731');
  expect(await isRightPassword(ofMember, 'Wrong!2026')).toBe(false);
  expect(await isRightPassword(undefined, 'Wrong!2026')).toBe(false);
  const costs = checked.map((hash) => hash.split('$').slice(0, 4).join('$'));
  expect(costs).toEqual([costs[0], costs[0]]);
  expect(costs[0]).toContain('argon2id');
});

test('no password signs in where there is no member', async () => {
  expect(await isRightPassword(undefined, 'the password of nobody')).toBe(false);
});
