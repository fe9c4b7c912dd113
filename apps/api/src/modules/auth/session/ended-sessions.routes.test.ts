import { listenToChannels } from '@mall/db/notifications';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from '../../../testing/test-app.ts';
import { createEndedSessions } from './ended-sessions.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
});
afterAll(() => testApp.close());

test('another process learns from the database which session has ended, and clears no other from its cache', async () => {
  // Its clock does not advance, so that nothing expires from its cache by itself.
  const elsewhere = createEndedSessions(testApp.app.dependencies.database, () => new Date(0));
  const heard: string[] = [];
  const listener = listenToChannels(testApp.databaseUrl, {
    session_ended: (sessionId) => {
      heard.push(sessionId);
      elsewhere.forget(sessionId);
    },
  });
  await expect.poll(() => heard).toEqual(['']);
  const [ended, other] = [await signInAs(testApp, 'familyshop', 1), await signInAs(testApp, 'familyshop', 1)];
  const [endedId = '', otherId = ''] = [ended, other].map(({ accessToken }) => String(decodeJwt(accessToken).sid));
  for (const sessionId of [endedId, otherId]) expect(await elsewhere.has({ mallId: 1 }, sessionId)).toBe(false);

  await testApp.at('familyshop').post('/auth/logout', { token: ended.accessToken });
  await expect.poll(() => elsewhere.has({ mallId: 1 }, endedId)).toBe(true);
  expect(heard).toEqual(['', endedId]);
  // From the cache: not a promise.
  expect(elsewhere.has({ mallId: 1 }, otherId)).toBe(false);
  await listener.close();
});

test('an ending whose notification is lost is noticed a second later', async () => {
  let now = Date.now();
  const deaf = createEndedSessions(testApp.app.dependencies.database, () => new Date(now));
  const { accessToken } = await signInAs(testApp, 'familyshop', 1);
  const sessionId = String(decodeJwt(accessToken).sid);
  expect(await deaf.has({ mallId: 1 }, sessionId)).toBe(false);
  await testApp.at('familyshop').post('/auth/logout', { token: accessToken });
  expect(deaf.has({ mallId: 1 }, sessionId)).toBe(false);
  now += 1_000;
  expect(await deaf.has({ mallId: 1 }, sessionId)).toBe(true);
});
