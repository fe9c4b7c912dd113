import type { Contact } from '@mall/contracts/office/contacts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, looking } from '../../../testing/looking.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from '../../../testing/test-app.ts';

let testApp: TestApp;
let cs: StaffClient;
let desk: ReturnType<typeof looking>;
let bora: number;
beforeEach(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
  bora = await insertMember(testApp.owner, { mallId: 1, loginId: 'bora', name: '남궁보라' });
  cs = await addStaff(testApp, { role: 'CS' });
  desk = looking(testApp, cs);
});
afterEach(() => testApp.close());

const info = async (token: string, mallUrl = 'familyshop') =>
  (await testApp.at(mallUrl).get('/users/info', { token })).code;
const minute = 60_000;
type Devices = { devices: unknown[]; looks: { sessionId: string; beganAt: string; endedAt: string | null }[] };
const devicesOf = async (token: string) =>
  (await testApp.at('familyshop').get<Devices>('/users/devices', { token })).data;

describe('the way from the office to the mall', () => {
  test('is a code after the # of the mall’s own address, valid once, only there, and for a minute', async () => {
    const begun = await desk.begin(await desk.talkTo({ memberNo: bora }));
    expect(begun.data).toMatchObject({
      name: '남**라',
      address: expect.stringMatching(/^http:\/\/familyshop\.localhost(:\d+)?\/look#[\w-]{43}$/),
    });
    const code = codeOf(begun.data);
    expect((await desk.open(code, 'hanul')).code).toBe('4040');
    const opened = await desk.open(code);
    expect(opened.data?.endsAt).toBe(begun.data?.endsAt);
    expect(await info(opened.data?.accessToken ?? '')).toBe('0000');
    expect((await desk.open(code)).code).toBe('4040');
  });

  test('refuses a code that is older than a minute', async () => {
    const { data } = await desk.begin(await desk.talkTo({ memberNo: bora }));
    testApp.wait(minute);
    expect((await desk.open(codeOf(data))).code).toBe('4040');
  });

  test('requires a fresh second factor', async () => {
    const contactNo = await desk.talkTo({ memberNo: bora });
    testApp.wait(6 * minute);
    expect((await desk.begin(contactNo)).code).toBe('4032');
  });

  test('requires one’s own open contact with a member who could sign in, and the right role', async () => {
    const contactNo = await desk.talkTo({ memberNo: bora });
    const other = looking(testApp, await addStaff(testApp, { role: 'CS' }));
    expect((await other.begin(contactNo)).code).toBe('4094');
    expect((await desk.begin(contactNo, 2)).code).toBe('4040');
    const partner = looking(testApp, await addStaff(testApp, { role: 'PARTNER', mallIds: [1] }));
    expect((await partner.begin(await partner.talkTo({ memberNo: bora }))).code).toBe('4040');
    await testApp.owner.updateTable('member').set({ state: 'DORMANT' }).where('memberNo', '=', bora).execute();
    expect((await desk.begin(contactNo)).code).toBe('4094');
  });
});

describe('a look', () => {
  test('is one at a time, in whichever mall; the same contact can open it again', async () => {
    const hanul = await insertMember(testApp.owner, { mallId: 2, loginId: 'bora' });
    const [here, there] = [await desk.talkTo({ memberNo: bora }), await desk.talkTo({ mallId: 2, memberNo: hanul })];
    const first = await desk.open(codeOf((await desk.begin(here)).data));
    expect((await desk.begin(there, 2)).code).toBe('4094');
    expect((await desk.begin(here)).status).toBe(200);
    expect(await info(first.data?.accessToken ?? '')).toBe('4010');
    await cs.post(`/malls/1/contacts/${here}/look/end`);
    expect((await desk.begin(there, 2)).status).toBe(200);
  });

  test.each([
    ['two at once', [0, 1]],
    ['ten at once', Array.from({ length: 10 }, (_, index) => index)],
  ])('of %s, one begins', async (_name, tabs) => {
    const talks = await Promise.all(tabs.map(() => desk.talkTo({ memberNo: bora })));
    const begun = await Promise.all(talks.map((contactNo) => desk.begin(contactNo)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends when its time is over', async () => {
    const token = await desk.look({ memberNo: bora });
    testApp.wait(14 * minute);
    expect(await info(token)).toBe('0000');
    testApp.wait(minute);
    expect(await info(token)).toBe('4010');
  });

  test('ends with its contact', async () => {
    const contactNo = await desk.talkTo({ memberNo: bora });
    const { data } = await desk.open(codeOf((await desk.begin(contactNo)).data));
    await cs.post(`/malls/1/contacts/${contactNo}/end`, { body: { topic: 'OTHER', result: 'DONE', memo: '' } });
    expect(await info(data?.accessToken ?? '')).toBe('4010');
  });

  test.each([
    ['is suspended', 'state', { to: 'SUSPENDED', reason: '퇴사' }],
    ['is signed out everywhere', 'sessions/end', { reason: '기기 분실' }],
  ])('ends at once when its staff %s, and no other look does', async (_name, path, body) => {
    const guard = await addStaff(testApp, { role: 'SECURITY' });
    const ann = await insertMember(testApp.owner, { mallId: 2, loginId: 'ann' });
    const colleague = looking(testApp, await addStaff(testApp, { role: 'CS' }));
    const talk = await colleague.begin(await colleague.talkTo({ mallId: 2, memberNo: ann }), 2);
    const other = (await colleague.open(codeOf(talk.data), 'hanul')).data?.accessToken ?? '';
    const token = await desk.look({ memberNo: bora });
    expect((await guard.post(`/staff/${cs.staffNo}/${path}`, { body })).code).toBe('0000');
    expect([await info(token), await info(other, 'hanul')]).toEqual(['4010', '0000']);
  });

  test('ends by the button on either side, once', async () => {
    const contactNo = await desk.talkTo({ memberNo: bora });
    const open = async () => (await desk.open(codeOf((await desk.begin(contactNo)).data))).data?.accessToken ?? '';
    const running = async () => (await cs.get<Contact>(`/malls/1/contacts/${contactNo}`)).data?.lookingUntil;
    const token = await open();
    expect(await running()).not.toBeNull();
    await testApp.at('familyshop').post('/auth/logout', { token });
    expect([await info(token), await running()]).toEqual(['4010', null]);
    const second = await open();
    const end = () => cs.post(`/malls/1/contacts/${contactNo}/look/end`);
    expect([(await end()).status, (await end()).code]).toEqual([200, '4094']);
    expect(await info(second)).toBe('4010');
  });

  test('is listed among the member’s devices with its times, and can be ended there too', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1, 'bora');
    const token = await desk.look({ memberNo: bora });
    const running = await devicesOf(accessToken);
    expect(running).toMatchObject({ devices: [{ isThis: true }], looks: [{ endedAt: null }] });
    testApp.wait(9 * minute);
    const { code } = await testApp
      .at('familyshop')
      .delete(`/users/devices/${running?.looks[0]?.sessionId}`, { token: accessToken });
    expect([code, await info(token)]).toEqual(['0000', '4010']);
    expect((await devicesOf(accessToken))?.looks).toMatchObject([{ endedAt: expect.any(String) }]);
  });

  test('that nobody opened is not shown to the member', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1, 'bora');
    await desk.begin(await desk.talkTo({ memberNo: bora }));
    expect((await devicesOf(accessToken))?.looks).toEqual([]);
  });

  test('writes an audit row, an access row with reason and contact, and a security event of the member', async () => {
    await desk.look({ memberNo: bora });
    const audit = await testApp.owner
      .selectFrom('staffAudit')
      .select(['action', 'staffNo', 'reason'])
      .where('action', 'like', 'lookAs.%')
      .execute();
    const reason = '주문서가 안 보인다고 하셔서';
    expect(audit).toEqual([{ action: 'lookAs.begin', staffNo: cs.staffNo, reason }]);
    const access = await testApp.owner
      .selectFrom('privacyAccess')
      .select(['task', 'staffNo', 'reason', 'subjects', 'contactNo'])
      .where('task', '=', 'LOOK_AS')
      .execute();
    expect(access).toEqual([
      { task: 'LOOK_AS', staffNo: cs.staffNo, reason, subjects: [bora], contactNo: expect.any(Number) },
    ]);
    const events = await testApp.owner.selectFrom('securityEvent').select(['kind', 'memberNo', 'actor']).execute();
    expect(events).toEqual([{ kind: 'LOOKED_AT', memberNo: bora, actor: `STAFF ${cs.staffNo}` }]);
  });
});
