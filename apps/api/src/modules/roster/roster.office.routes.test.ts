import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { checkRoster, listRoster, putRoster } from '@mall/contracts/office/roster';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { insertMember, signInAs } from '../../testing/test-app.ts';
import { writeCsv } from '../upload/writing/write-csv.ts';
import { findPlace, takePlace } from './admit-listed.ts';
import { endLeavers } from './end-leavers.ts';

type Checked = OfficeData<typeof checkRoster>;
type Put = OfficeData<typeof putRoster>;
type Listed = OfficeData<typeof listRoster>;

const day = 86_400_000;
const sent: { to: { address: string } }[] = [];
let shop: Shop;
let welfare: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    mailSender: {
      send: async (mail) => {
        if (mail.to.address.startsWith('broken')) throw new Error('no such address');
        sent.push(mail);
      },
    },
  });
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  sent.length = 0;
  await shop.owner.deleteFrom('rosterEntry').execute();
  await sql`truncate staff_audit`.execute(shop.owner);
});

const titles = ['부서', '사번', '성명', '이메일', '생년월일', '퇴사일'];
const people = [
  ['개발팀', 'A-1', '김하늘', 'sky@corp.test', '1990-03-04', ''],
  ['인사팀', 'A-2', '박바다', 'sea@corp.test', '1985', ''],
];
const fileOf = (rows: readonly (readonly string[])[], heads = titles) => Buffer.from(writeCsv([heads, ...rows]));
const send = <Data>(path: string, rows: readonly (readonly string[])[], staff = welfare, heads = titles) =>
  staff.post<Data>(path, { body: fileOf(rows, heads), headers: { 'content-type': 'application/octet-stream' } });
const check = (rows = people, staff = welfare) => send<Checked>('/malls/1/roster/check', rows, staff);
const put = async (rows = people, query = '') => {
  const { data, text } = await send<Put>(`/malls/1/roster${query}`, rows);
  if (!data) throw new Error(text);
  return data;
};
const list = async (staff = welfare, query = '') => (await staff.get<Listed>(`/roster${query}`)).data?.rows ?? [];
const numbers = async () => (await list()).map(({ employeeNo }) => employeeNo);
const mall = async (mallUrl: string) => {
  const found = (await shop.app.dependencies.malls.all()).values().find((one) => one.mallUrl === mallUrl);
  if (!found) throw new Error('no mall');
  return found;
};
/** As joining does, for the person that certification has proved. */
const join = async (person: { name: string; birthDate: string; email: string }, at = new Date()) => {
  const { database, vault } = shop.app.dependencies;
  return inMall(database, { mallId: 1 }, (transaction) => findPlace(transaction, { ...person, vault, at }));
};
async function letIn(employeeNo: string, loginId: string): Promise<number> {
  const memberNo = await insertMember(shop.owner, { mallId: 1, loginId, name: '김하늘' });
  const { entryNo } = await shop.owner
    .selectFrom('rosterEntry')
    .select('entryNo')
    .where('employeeNo', '=', employeeNo)
    .executeTakeFirstOrThrow();
  await inMall(shop.app.dependencies.database, { mallId: 1 }, (tx) => takePlace(tx, entryNo, memberNo));
  return memberNo;
}

describe('a sheet of employees', () => {
  test('is compared with the roster before anything is stored: new, changed, same, left, wrong', async () => {
    expect((await check()).data).toMatchObject({ added: 2, changed: 0, same: 0, left: 0, wrong: 0 });
    expect(await numbers()).toEqual([]);
    await put();
    const next = [
      ['기획팀', 'A-1', '김하늘', 'sky@corp.test', '1990', ''],
      ['', 'A-3', '', '', '', ''],
      ['', '', '이름', '', '', ''],
    ];
    const { data } = await check(next);
    expect(data).toMatchObject({ added: 0, changed: 1, same: 0, left: 1, wrong: 2 });
    expect(data?.rows).toEqual([
      { rowNo: 2, employeeNo: 'A-1', department: '기획팀', verdict: 'CHANGED', changed: ['department'] },
      { rowNo: 3, employeeNo: 'A-3', department: '', verdict: 'NO_NAME', changed: [] },
      { rowNo: 4, employeeNo: '', department: '', verdict: 'NO_NUMBER', changed: [] },
      { rowNo: null, employeeNo: 'A-2', department: '인사팀', verdict: 'LEFT', changed: [] },
    ]);
  });

  test('imported again changes nothing', async () => {
    await put();
    const before = await shop.owner.selectFrom('rosterEntry').selectAll().orderBy('entryNo').execute();
    expect(await put()).toMatchObject({ added: 0, changed: 0, same: 2, left: 0, wrong: 0 });
    expect(await shop.owner.selectFrom('rosterEntry').selectAll().orderBy('entryNo').execute()).toEqual(before);
  });

  test('writes one audit row, with counts and without personal data', async () => {
    await put();
    const rows = await shop.owner.selectFrom('staffAudit').select(['action', 'subject', 'changes']).execute();
    expect(rows).toEqual([{ action: 'roster.put', subject: 'roster 1', changes: { rows: 2, leave: '' } }]);
  });

  test('without a column of numbers, or in another format, is refused with what to do', async () => {
    const reply = await send('/malls/1/roster/check', [['김하늘']], welfare, ['이름']);
    expect([reply.code, reply.fieldErrors?.[0]?.message]).toEqual(['4220', expect.stringContaining('사번 열을')]);
    expect(
      (
        await welfare.post('/malls/1/roster/check', {
          body: Buffer.from([1, 2, 0, 3]),
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).code,
    ).toBe('4151');
  });

  test('invites the new ones at once, and says to whom no mail was sent', async () => {
    const broken = ['개발팀', 'A-9', '이고장', 'broken@corp.test', '', ''];
    expect(await put([...people, broken], '?invite=Y')).toMatchObject({ invited: 2, notInvited: ['A-9'] });
    expect(sent.map(({ to }) => to.address).sort()).toEqual(['sea@corp.test', 'sky@corp.test']);
    await put([...people, broken], '?invite=Y');
    expect(sent).toHaveLength(2);
    expect((await list()).map(({ invitedAt }) => invitedAt !== null)).toEqual([true, true, false]);
  });

  test('is only for one’s own malls', async () => {
    const other = await addStaff(shop, { role: 'WELFARE', mallIds: [2] });
    const cs = await addStaff(shop, { role: 'CS' });
    for (const staff of [other, cs]) {
      expect((await check(people, staff)).code).toBe('4040');
      expect((await send('/malls/1/roster', people, staff)).code).toBe('4040');
    }
    await put();
    expect(await list(other)).toEqual([]);
    expect(await list(cs)).toHaveLength(2);
  });
});

describe('of an employee who has not joined', () => {
  test('only number, department and keyed hashes are stored, and the list shows no name', async () => {
    await put();
    const { rows } = await sql<{ stored: string }>`select to_jsonb(e)::text as stored from roster_entry e`.execute(
      shop.owner,
    );
    for (const { stored } of rows) expect(stored).not.toMatch(/김하늘|박바다|corp\.test|1990|1985/);
    const audit = await sql<{ text: string }>`select jsonb_agg(to_jsonb(a))::text as text from staff_audit a`.execute(
      shop.owner,
    );
    expect(audit.rows[0]?.text).not.toMatch(/김하늘|corp\.test/);
    expect(await list()).toMatchObject([{ employeeNo: 'A-1', name: null, isJoined: false }, { name: null }]);
  });

  test('the hashes differ from those in another mall', async () => {
    await put();
    const super_ = await addStaff(shop, { role: 'SUPER' });
    await send('/malls/2/roster', people, super_);
    const { rows } = await sql<{
      count: number;
    }>`select count(distinct name_hash)::int as count from roster_entry`.execute(shop.owner);
    expect(rows[0]?.count).toBe(4);
  });

  test('nothing is kept once the invitation has expired, and it admits nobody any more', async () => {
    await put();
    const later = new Date(Date.now() + 30 * day + 1000);
    expect(await join({ name: '김하늘', birthDate: '1990-12-31', email: 'x@y.test' }, later)).toBeUndefined();
    await endLeavers(shop.app.dependencies, await mall('familyshop'), new Date(Date.now() + 29 * day));
    expect(await numbers()).toEqual(['A-1', 'A-2']);
    await endLeavers(shop.app.dependencies, await mall('familyshop'), later);
    expect(await numbers()).toEqual([]);
  });
});

describe('a listed person', () => {
  test.each([
    ['their proven name and year of birth', { name: '김하늘', birthDate: '1990-11-30', email: 'own@home.test' }, true],
    ['their proven name and address', { name: '박바다', birthDate: '1970-01-01', email: 'SEA@corp.test' }, true],
    ['a name alone', { name: '김하늘', birthDate: '1991-01-01', email: 'own@home.test' }, false],
    ['an address alone', { name: '남의이름', birthDate: '1970-01-01', email: 'sky@corp.test' }, false],
  ])('is admitted by %s: %j → %s', async (_by, person, isLetIn) => {
    await put();
    expect((await join(person)) !== undefined).toBe(isLetIn);
  });

  test('waits for a decision when two entries match', async () => {
    await put([...people, ['영업팀', 'A-3', '김하늘', '', '1990', '']]);
    expect(await join({ name: '김하늘', birthDate: '1990-11-30', email: 'x@y.test' })).toBeUndefined();
  });

  test('has one place: the second person is not admitted by it', async () => {
    await put();
    const memberNo = await letIn('A-1', 'first');
    expect(await join({ name: '김하늘', birthDate: '1990-11-30', email: 'sky@corp.test' })).toBeUndefined();
    expect(await list()).toMatchObject([
      { employeeNo: 'A-1', isJoined: true, name: '김*늘', invitationEndsAt: null },
      {},
    ]);
    const access = await shop.owner
      .selectFrom('privacyAccess')
      .select('subjects')
      .orderBy('accessNo', 'desc')
      .executeTakeFirst();
    expect(access?.subjects).toEqual([memberNo]);
    const entry = await shop.owner
      .selectFrom('rosterEntry')
      .select(['nameHash', 'birthHash', 'emailHash'])
      .where('memberNo', '=', memberNo)
      .executeTakeFirst();
    expect(entry).toEqual({ nameHash: '', birthHash: '', emailHash: '' });
  });
});

describe('a leaver', () => {
  test('loses access at the set hour, not before; nothing of them stays in the roster', async () => {
    await put();
    const memberNo = await letIn('A-1', 'leaver');
    const { accessToken } = await signInAs(shop, 'familyshop', 1, 'leaver');
    const isIn = async () => (await shop.at('familyshop').get('/users/info', { token: accessToken })).code === '0000';
    const [entry] = await list();
    const leavesAt = new Date(Date.now() + day);
    const set = (staff: StaffClient, mallId = 1) =>
      staff.post(`/malls/${mallId}/roster/${entry?.entryNo}/leave`, { body: { leavesAt: leavesAt.toISOString() } });
    expect((await set(welfare, 2)).code).toBe('4040');
    expect((await set(welfare)).code).toBe('0000');
    await endLeavers(shop.app.dependencies, await mall('familyshop'), new Date(leavesAt.getTime() - 1000));
    expect(await isIn()).toBe(true);
    await endLeavers(shop.app.dependencies, await mall('familyshop'), leavesAt);
    expect(await isIn()).toBe(false);
    expect(await numbers()).toEqual(['A-2']);
    const member = await shop.owner
      .selectFrom('member')
      .select('blockedReason')
      .where('memberNo', '=', memberNo)
      .executeTakeFirst();
    expect(member?.blockedReason).toBe('CONTRACT_ENDED');
    // A process that died in between runs it again.
    await endLeavers(shop.app.dependencies, await mall('familyshop'), leavesAt);
  });

  test('an employee missing from the sheet is one only when that was requested', async () => {
    await put();
    await letIn('A-1', 'stays');
    const [, second] = people;
    const leave = new Date(Date.now() + day).toISOString();
    expect(await put(second ? [second] : [])).toMatchObject({ left: 1 });
    expect((await list()).map(({ leavesAt }) => leavesAt)).toEqual([null, null]);
    await put(second ? [second] : [], `?leave=${encodeURIComponent(leave)}`);
    expect((await list()).map(({ leavesAt }) => leavesAt)).toEqual([leave, null]);
    await put([['개발팀', 'A-7', '최하나', '', '', '']], `?leave=${encodeURIComponent(leave)}`);
    expect(await numbers()).toEqual(['A-1', 'A-7']);
  });
});
