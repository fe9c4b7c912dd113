import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const checked: string[] = [];
// Modules are shared between test files: another one may have loaded these before.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', async (load) => {
    const real = await load<typeof import('@node-rs/argon2')>();
    const verify = (hash: string, password: string) => {
      checked.push(hash);
      return real.verify(hash, password);
    };
    return { ...real, verify };
  });
});
afterEach(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

// `npm run bench -- --guesses` measures how long both take.
// R8.01
test('an unknown id costs the same work as a known one: one check, of a hash of the same cost', async () => {
  const { hashPassword, isRightPassword } = await import('./passwords.ts');
  const ofMember = await hashPassword('Garden#731');
  expect(await isRightPassword(ofMember, 'Wrong!2026')).toBe(false);
  expect(await isRightPassword(undefined, 'Wrong!2026')).toBe(false);
  const costs = checked.map((hash) => hash.split('$').slice(0, 4).join('$'));
  expect(costs).toEqual([costs[0], costs[0]]);
  expect(costs[0]).toContain('argon2id');
});

test('no password signs in without a member', async () => {
  const { isRightPassword } = await import('./passwords.ts');
  expect(await isRightPassword(undefined, 'the password of nobody')).toBe(false);
});
