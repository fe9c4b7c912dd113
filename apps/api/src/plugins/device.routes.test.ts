import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, password, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
});
afterAll(() => testApp.close());

async function cookieOf(headers: Record<string, string> = {}): Promise<string> {
  const body = { id: 'demo', password, mallId: 1 };
  const reply = await testApp.at('familyshop', crypto.randomUUID()).post('/auth/sign-in', { body, headers });
  return String(reply.headers['set-cookie']);
}

test('the key of a browser is out of reach of scripts, other sites and other hosts', async () => {
  const cookie = await cookieOf();
  expect(cookie).toMatch(/^mall-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('a browser keeps its key; an invalid one is replaced', async () => {
  const key = 'k'.repeat(43);
  expect(await cookieOf({ cookie: `other=1; mall-device=${key}` })).toContain(`mall-device=${key};`);
  expect(await cookieOf({ cookie: 'mall-device=short' })).not.toContain('mall-device=short');
});

test('is stored as a hash only', async () => {
  const key = 'z'.repeat(43);
  await cookieOf({ cookie: `mall-device=${key}` });
  const rows = await testApp.owner.selectFrom('refreshToken').selectAll().execute();
  expect(rows.at(-1)?.deviceHash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain(key);
});
