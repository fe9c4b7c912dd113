import { listenToChannels, type NotificationListener } from '@mall/db/notifications';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from '../testing/test-app.ts';

const limit = 40;
let testApp: TestApp;
let other: FastifyInstance;
let listener: NotificationListener;
let heard = 0;
beforeAll(async () => {
  const config = { rateLimitPerMinute: limit, rateLimitPerAddress: 1000 };
  testApp = await createTestApp({ config });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  for (const loginId of ['demo', 'colleague', 'guessed']) await insertMember(testApp.owner, { mallId: 1, loginId });
  const { config: same, database } = testApp.app.dependencies;
  other = await buildApp({ config: same, database });
  listener = listenToChannels(testApp.databaseUrl, {
    calls_counted: (payload) => {
      for (const { dependencies } of [testApp.app, other]) dependencies.callCounts.hear(payload);
      heard += 1;
    },
  });
  await vi.waitFor(() => expect(heard).toBe(1));
  // The whole test happens within one minute, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await listener.close();
  await other.close();
  await testApp.close();
});

const call = async (app: FastifyInstance, token: string) => {
  const headers = { host: 'familyshop.localhost', authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/v1/mall/users/info', headers })).json<{ code: string }>().code;
};
const times = async (count: number, act: () => Promise<string>) => {
  const codes: string[] = [];
  for (let time = 0; time < count; time += 1) codes.push(await act());
  return codes;
};
const tell = async (app: FastifyInstance) => {
  const before = heard;
  await app.dependencies.callCounts.share();
  await expect.poll(() => heard).toBeGreaterThan(before);
};

test('instances share their counts: both together allow what one allows', async () => {
  const { accessToken } = await signInAs(testApp, 'familyshop', 1);
  expect(new Set(await times(limit - 1, () => call(testApp.app, accessToken)))).toEqual(new Set(['0000']));
  await tell(testApp.app);
  expect(await times(2, () => call(other, accessToken))).toEqual(['0000', '4290']);
  await tell(other);
  expect(await call(testApp.app, accessToken)).toBe('4290');
});

test('each caller has a separate count, in every instance', async () => {
  const { accessToken } = await signInAs(testApp, 'familyshop', 1, 'colleague');
  expect(await call(testApp.app, accessToken)).toBe('0000');
  await tell(testApp.app);
  expect(new Set(await times(limit - 1, () => call(other, accessToken)))).toEqual(new Set(['0000']));
});

test('guesses at one account are also counted over all instances', async () => {
  const signIn = async (app: FastifyInstance) => {
    const payload = { id: 'guessed', password: 'wrong', mallId: 1 };
    const headers = { host: 'familyshop.localhost' };
    const reply = await app.inject({ method: 'POST', url: '/api/v1/mall/auth/sign-in', headers, payload });
    return reply.json<{ code: string }>().code;
  };
  const most = limit / 20;
  expect(await times(most, () => signIn(testApp.app))).not.toContain('4290');
  await tell(testApp.app);
  expect(await signIn(other)).toBe('4290');
});

test('a notification names nobody, and fits its size limit however many callers there are', async () => {
  const payloads: string[] = [];
  const ear = listenToChannels(testApp.databaseUrl, { calls_counted: (payload) => void payloads.push(payload) });
  await expect.poll(() => payloads).toEqual(['']);
  const { callCounts } = testApp.app.dependencies;
  const count = callCounts.counter('a test');
  for (let caller = 0; caller < 1000; caller += 1) count(`203.0.113.${caller} familyshop.localhost demo`);
  await callCounts.share();
  const counts = () =>
    payloads.filter((payload) => payload.includes('"a test"')).map((payload) => JSON.parse(payload)[2]);
  await expect.poll(() => Object.keys(Object.assign({}, ...counts())).length).toBe(1000);
  expect(payloads.join()).not.toMatch(/203\.0\.113|familyshop|demo/);
  await ear.close();
});
