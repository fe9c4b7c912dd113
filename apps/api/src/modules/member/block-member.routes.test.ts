import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandOf } from '../../testing/run-command.ts';
import {
  createTestApp,
  insertMall,
  insertMember,
  password,
  signInAs,
  type TestApp,
  type Tokens,
} from '../../testing/test-app.ts';
import { blockMember } from './block-member.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.owner.deleteFrom('securityEvent').execute();
  await testApp.owner.deleteFrom('member').execute();
  await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'other' });
  await insertMember(testApp.owner, { mallId: 2, loginId: 'demo' });
});

const at = () => testApp.at('familyshop');
const info = ({ accessToken }: Tokens, mallUrl = 'familyshop') =>
  testApp.at(mallUrl).get('/users/info', { token: accessToken });
const refresh = ({ refreshToken }: Tokens) => at().get(`/auth/refresh/token?refreshToken=${refreshToken}`);
const signIn = (typed = password) => at().post('/auth/sign-in', { body: { id: 'demo', password: typed, mallId: 1 } });
async function decide(reason: 'STOLEN' | null, loginId = 'demo'): Promise<void> {
  const mall = (await testApp.app.dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('no mall');
  await blockMember(testApp.app.dependencies, mall, { loginId, reason, actor: 'OPERATOR tester' });
  // The database notification to every process (modules/auth/session/ended-sessions.routes.test.ts).
  testApp.app.dependencies.endedSessions.forget();
}

describe('a blocked member', () => {
  test('loses every session and cannot begin one; other members, and members with the same id elsewhere, are not affected', async () => {
    const mine = [await signInAs(testApp, 'familyshop', 1), await signInAs(testApp, 'familyshop', 1)] as const;
    const other = await signInAs(testApp, 'familyshop', 1, 'other');
    const namesake = await signInAs(testApp, 'hanul', 2);
    for (const tokens of mine) expect(await info(tokens)).toMatchObject({ code: '0000' });
    await decide('STOLEN');
    for (const tokens of mine) {
      expect(await info(tokens)).toMatchObject({ status: 401, code: '4010' });
      expect(await refresh(tokens)).toMatchObject({ status: 401, code: '4010' });
    }
    expect(await info(other)).toMatchObject({ code: '0000' });
    expect(await info(namesake, 'hanul')).toMatchObject({ code: '0000' });
  });

  test('is shown what to do, and only with the right password', async () => {
    await decide('STOLEN');
    const reply = await signIn();
    expect(reply).toMatchObject({ status: 400, code: '1270' });
    expect(reply.message).toBe('이용이 제한된 계정이에요. 궁금한 점은 고객센터로 문의해 주세요.');
    expect(await signIn('Wrong!2026')).toMatchObject({ code: '1250' });
  });

  test('gets no ticket either, with an initial password or dormant', async () => {
    await testApp.owner.updateTable('member').set({ passwordState: 'INITIAL' }).where('loginId', '=', 'demo').execute();
    const body = { id: 'demo', password, mallId: 1 };
    const held = await at().post<{ ticket: string }>('/auth/held-sign-in', { body });
    await decide('STOLEN');
    expect(await at().post('/auth/held-sign-in', { body })).toMatchObject({ status: 400, code: '1270' });
    const { ticket } = held.data ?? {};
    const replaced = await at().put('/auth/held-sign-in/password', { body: { ticket, newPassword: 'Garden#731' } });
    expect(replaced).toMatchObject({ status: 400, code: '1253' });
  });

  test('signs in again once the block is lifted; operator and reason are recorded without personal data', async () => {
    const before = await signInAs(testApp, 'familyshop', 1);
    await decide('STOLEN');
    await decide(null);
    expect(await signIn()).toMatchObject({ code: '0000' });
    expect(await info(before)).toMatchObject({ status: 401, code: '4010' });
    const events = await testApp.owner.selectFrom('securityEvent').selectAll().orderBy('eventNo').execute();
    expect(events).toMatchObject([
      { kind: 'MEMBER_BLOCKED', reason: 'STOLEN', actor: 'OPERATOR tester', memberNo: expect.any(Number) },
      { kind: 'MEMBER_UNBLOCKED', reason: null, actor: 'OPERATOR tester' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/demo|김가은|example\.kr/);
  });

  test('a command that changes nothing is 4090 and records nothing', async () => {
    await expect(decide(null)).rejects.toMatchObject({ code: '4090' });
    await expect(decide('STOLEN', 'nobody')).rejects.toMatchObject({ code: '4090' });
    await decide('STOLEN');
    await expect(decide('STOLEN')).rejects.toMatchObject({ code: '4090' });
    expect(await testApp.owner.selectFrom('securityEvent').select('kind').execute()).toHaveLength(1);
  });
});

test('the operator blocks, reads what happened, and unblocks', async () => {
  const run = commandOf('member', testApp);
  expect(await run('block', 'familyshop', 'demo')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--reason'),
  });
  const blocked = await run('block', 'familyshop', 'demo', '--reason', 'contract-ended');
  expect(blocked).toEqual({ code: 0, text: 'demo is blocked; every session has ended\n' });
  expect((await run('events', 'familyshop')).text).toMatch(
    /^\S+Z {2}MEMBER_BLOCKED {2}member \d+ {2}session - {2}OPERATOR \S+ {2}CONTRACT_ENDED\n$/,
  );
  expect(await run('events', 'hanul')).toMatchObject({ text: 'nothing happened\n' });
  expect(await run('unblock', 'familyshop', 'demo')).toMatchObject({ code: 0 });
  expect(await run('unblock', 'familyshop', 'demo')).toMatchObject({
    code: 1,
    text: expect.stringContaining('nothing to change for demo'),
  });
});
