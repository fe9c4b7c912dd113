import { officeEndpoint } from '@mall/contracts/office/office-endpoint';
import { type Personal, type PersonalClass, personal, revealed } from '@mall/contracts/office/personal';
import { entity, integer, list, queryInteger, text } from '@mall/contracts/wire';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { addStaff, type StaffClient } from '../testing/staff.ts';
import { bindOffice } from './bind-office.ts';

const member = entity({ mallId: integer, memberNo: integer, name: personal('name') });
const listMembers = officeEndpoint({
  ...{ method: 'GET', path: '/trial/members', summary: '시험', errors: [] },
  ...{ permission: 'members.read', personal: 'masked', audit: 'read' },
  data: list(member),
});
const renameMall = officeEndpoint({
  ...{ method: 'POST', path: '/trial/malls/:mallId', summary: '시험', errors: [] },
  ...{ permission: 'members.write', personal: 'none', audit: { action: 'trial.write' } },
  params: entity({ mallId: queryInteger(1, 100) }),
  body: entity({ how: text }),
  data: entity({}),
});
const signPaper = officeEndpoint({
  ...{ method: 'POST', path: '/trial/paper', summary: '시험', errors: [] },
  ...{ permission: 'self', personal: 'none', audit: { action: 'trial.sign' }, stepUp: true },
  data: entity({}),
});

let shop: Shop;
let super_: StaffClient;
let cs: StaffClient;
let welfare: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    extend: (app) => {
      bindOffice(app, listMembers, async ({ read }) => {
        const rows = await read((transaction) =>
          transaction.selectFrom('member').select(['mallId', 'memberNo', 'name']).orderBy('mallId').execute(),
        );
        return { data: rows, subjects: rows.map(({ memberNo }) => memberNo) };
      });
      bindOffice(app, renameMall, async ({ params: { mallId }, body: { how }, write }) => {
        await write({ mallId, subject: `mall ${mallId}`, reason: how }, ({ database }) =>
          inMall(database, { mallId }, async (transaction) => {
            await transaction.updateTable('member').set({ name: '김새봄' }).where('mallId', '=', mallId).execute();
            if (how === 'fail') throw new Error('killed between');
          }),
        );
        return {};
      });
      bindOffice(app, signPaper, async ({ write }) => {
        await write({ subject: 'paper' }, ({ database }) =>
          database.transaction().execute((transaction) => sql`select 1`.execute(transaction)),
        );
        return {};
      });
    },
  });
  super_ = await addStaff(shop, { role: 'SUPER' });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
});
afterAll(() => shop.close());

const asPersonal = <Class extends PersonalClass>(_class: Class, value: string) => value as unknown as Personal<Class>;
const auditRows = () =>
  shop.owner
    .selectFrom('staffAudit')
    .select(['staffNo', 'action', 'subject', 'ofMallId', 'reason'])
    .orderBy('auditNo')
    .execute();
const accessRows = async (staffNo: number) =>
  shop.owner
    .selectFrom('privacyAccess')
    .select(['task', 'subjects', 'fields', 'place'])
    .where('staffNo', '=', staffNo)
    .orderBy('accessNo')
    .execute();

describe('a call of the office', () => {
  test('reads the malls of its grants only, with personal data masked, and writes a row into the access log', async () => {
    const all = await super_.get<{ mallId: number; name: string }[]>('/trial/members');
    expect(all.data?.map(({ mallId }) => mallId)).toEqual([1, 2]);
    const own = await cs.get<{ mallId: number; memberNo: number; name: string }[]>('/trial/members');
    expect(own.data).toEqual([{ mallId: 1, memberNo: shop.memberNos.familyshop, name: expect.stringMatching(/^.\*/) }]);
    expect(await accessRows(cs.staffNo)).toEqual([
      { task: 'VIEW', subjects: [shop.memberNos.familyshop], fields: ['name'], place: 'GET /trial/members' },
    ]);
  });

  test('is not found without its permission, and leaves no row', async () => {
    const refused = await welfare.get('/trial/members');
    expect([refused.status, refused.code]).toEqual([404, '4040']);
    expect(await accessRows(welfare.staffNo)).toEqual([]);
  });

  test('needs a session: without one, with a foreign key, or with an ended one it is 4010', async () => {
    const ended = await addStaff(shop, { role: 'SUPER' });
    await shop.owner
      .updateTable('staffSession')
      .set({ endedAt: new Date() })
      .where('staffNo', '=', ended.staffNo)
      .execute();
    for (const cookie of ['', 'office=nobody', ended.cookie]) {
      const reply = await super_.get('/trial/members', { headers: { cookie } });
      expect([cookie, reply.code]).toEqual([cookie, '4010']);
    }
  });

  test.each([
    ['suspended', { state: 'SUSPENDED' } as const],
    ['closed', { state: 'CLOSED' } as const],
    ['past its last day', { endsOn: new Date('2026-01-01') } as const],
  ])('of staff who are %s is 4010 at once', async (_name, change) => {
    const staff = await addStaff(shop, { role: 'SUPER' });
    expect((await staff.get('/trial/members')).status).toBe(200);
    await shop.owner.updateTable('staff').set(change).where('staffNo', '=', staff.staffNo).execute();
    expect((await staff.get('/trial/members')).code).toBe('4010');
  });

  test('a grant that has ended, or begins later, gives nothing', async () => {
    const staff = await addStaff(shop, { role: 'SUPER' });
    const past = new Date(Date.now() - 1000);
    const setGrant = (values: { endedAt?: Date | null; startsAt?: Date }) =>
      shop.owner.updateTable('staffGrant').set(values).where('staffNo', '=', staff.staffNo).execute();
    await setGrant({ endedAt: past });
    expect((await staff.get('/trial/members')).code).toBe('4040');
    await setGrant({ endedAt: null, startsAt: new Date(Date.now() + 60_000) });
    expect((await staff.get('/trial/members')).code).toBe('4040');
  });

  test('after half an hour without a call the session is locked: 4011 at every call', async () => {
    const staff = await addStaff(shop, { role: 'SUPER' });
    await shop.owner
      .updateTable('staffSession')
      .set({ lastSeenAt: new Date(Date.now() - 31 * 60_000) })
      .where('staffNo', '=', staff.staffNo)
      .execute();
    expect((await staff.get('/trial/members')).code).toBe('4011');
    expect((await staff.get('/trial/members')).code).toBe('4011');
  });
});

describe('a change', () => {
  test('writes exactly one row in the audit, in the transaction of the change', async () => {
    const before = await auditRows();
    expect((await cs.post('/trial/malls/1', { body: { how: '이름을 고쳤어요' } })).status).toBe(200);
    const [row, ...more] = (await auditRows()).slice(before.length);
    expect(more).toEqual([]);
    expect(row).toEqual({
      ...{ staffNo: cs.staffNo, action: 'trial.write', subject: 'mall 1', ofMallId: 1, reason: '이름을 고쳤어요' },
    });
  });

  test('that fails leaves neither a change nor an audit row', async () => {
    const before = await auditRows();
    await shop.owner.updateTable('member').set({ name: '박하늘' }).where('mallId', '=', 1).execute();
    expect((await cs.post('/trial/malls/1', { body: { how: 'fail' } })).status).toBe(500);
    expect(await auditRows()).toEqual(before);
    const { name } = await shop.owner
      .selectFrom('member')
      .select('name')
      .where('mallId', '=', 1)
      .executeTakeFirstOrThrow();
    expect(name).toBe('박하늘');
  });

  test('in a mall outside the scope is not found, and changes nothing', async () => {
    const before = await auditRows();
    const refused = await cs.post('/trial/malls/2', { body: { how: 'x' } });
    expect([refused.status, refused.code]).toEqual([404, '4040']);
    expect(await auditRows()).toEqual(before);
  });

  test('that does not come from a page of the office is refused', async () => {
    const call = (headers: Record<string, string>) => cs.post('/trial/malls/1', { body: { how: 'x' }, headers });
    expect((await call({ origin: 'http://familyshop.localhost' })).code).toBe('4030');
    expect((await call({ 'x-office': '' })).code).toBe('4030');
    expect((await call({ host: 'familyshop.localhost' })).code).toBe('4040');
  });

  test('that requires a fresh second factor is refused when it is older than five minutes: 4032', async () => {
    const staff = await addStaff(shop, { role: 'SUPER' });
    expect((await staff.post('/trial/paper')).status).toBe(200);
    await shop.owner
      .updateTable('staffSession')
      .set({ provedAt: new Date(Date.now() - 5 * 60_000 - 1000) })
      .where('staffNo', '=', staff.staffNo)
      .execute();
    expect((await staff.post('/trial/paper')).code).toBe('4032');
  });
});

describe('the audit and the access log', () => {
  test.each([
    'update staff_audit set reason = reason',
    'delete from staff_audit',
    'truncate staff_audit',
    'select * from staff_audit',
    'update privacy_access set reason = reason',
    'delete from privacy_access',
    'select * from privacy_access',
    'update seal set row_count = 0',
    "insert into seal values ('staff_audit', 1, now(), '0', '1', 0, 'x')",
  ])('the office may not: %s', async (statement) => {
    const { officeDatabase } = shop.app.dependencies;
    if (!officeDatabase) throw new Error('no office');
    await expect(sql.raw(statement).execute(officeDatabase)).rejects.toThrow(/permission denied/);
  });

  test('a call whose access cannot be logged is refused: no row, no reply', async () => {
    await sql`alter table privacy_access add constraint refused check (task <> 'LIST') not valid`.execute(shop.owner);
    const failed = await super_.get('/trial/members');
    await sql`alter table privacy_access drop constraint refused`.execute(shop.owner);
    expect([failed.status, failed.data]).toEqual([500, undefined]);
  });
});

describe('the declaration of a call', () => {
  const declare =
    (personalForm: 'none' | 'masked' | 'clear', data: Parameters<typeof officeEndpoint>[0]['data']) => () =>
      officeEndpoint({
        ...{ method: 'GET', path: '/x', summary: '', errors: [], permission: 'members.read', audit: 'read' },
        ...{ personal: personalForm, data },
      });

  test('prevents the start when the reply has personal data that is not declared', () => {
    expect(declare('masked', list(member))).not.toThrow();
    expect(declare('none', list(member))).toThrow('declares none personal data, but its reply has masked');
    expect(declare('masked', entity({ phone: revealed('phone') }))).toThrow('its reply has clear');
    expect(declare('masked', entity({ count: integer }))).toThrow('its reply has none');
  });

  test('masks by the class of the data', () => {
    const shown = entity({ phone: personal('phone'), address: personal('address'), birth: personal('birth') });
    const values = {
      phone: asPersonal('phone', '01012345678'),
      address: asPersonal('address', '서울 마포구 월드컵로 1'),
      birth: asPersonal('birth', '1990-05-17'),
    };
    expect(shown.encode(values)).toEqual({ phone: '010-****-5678', address: '서울 마포구 ***', birth: '1990-**-**' });
  });
});
