import type { AccessRow, AuditRow } from '@mall/contracts/office/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBuyer, item } from '../../../testing/buyer.ts';
import { goods } from '../../../testing/products.ts';
import { commandOf } from '../../../testing/run-command.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { insertMember } from '../../../testing/test-app.ts';
import { sealLogs } from './record.repository.ts';

type Page<Row> = { rows: Row[]; next?: string; count: { value: number; isMore: boolean } };

let shop: Shop;
let auditor: StaffClient;
let cs: StaffClient;
let other: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001', { salePrice: 60_000 })] });
  auditor = await addStaff(shop, { role: 'SECURITY' });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  other = await addStaff(shop, { role: 'CS', mallIds: [2] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate staff_audit, privacy_access, seal restart identity`.execute(shop.owner);
});

type Act = { staff?: StaffClient; mallId?: number; action?: string; subject?: string; at?: string };
const act = ({
  staff = cs,
  mallId = 1,
  action = 'trial',
  subject = 'order 1',
  at = '2026-11-20T03:00:00Z',
}: Act = {}) =>
  shop.owner
    .insertInto('staffAudit')
    .values({ happenedAt: new Date(at), staffNo: staff.staffNo, ofMallId: mallId, action, subject })
    .execute();
const show = ({ staff = cs, mallId = 1, subject = 7, at = '2026-11-20T03:00:00Z', task = 'VIEW' as const } = {}) =>
  sql`insert into privacy_access (happened_at, staff_no, address, device, of_mall_id, task, subjects, fields, place, request_id)
    values (${new Date(at)}, ${staff.staffNo}, '10.0.0.1', 'Linux', ${mallId}, ${task}, ${[subject]}, ${['name']}, 'GET /members', gen_random_uuid())`.execute(
    shop.owner,
  );
const audit = async (staff: StaffClient, query = '') => (await staff.get<Page<AuditRow>>(`/audit${query}`)).data;
const access = async (staff: StaffClient, query = '') =>
  (await staff.get<Page<AccessRow>>(`/privacy-access${query}`)).data;

describe('the audit', () => {
  test('shows auditors every row, the newest first, with who did what where', async () => {
    await act({ subject: 'order 1' });
    await act({ staff: other, mallId: 2, subject: 'order 2' });
    const page = await audit(auditor);
    expect(page?.count).toEqual({ value: 2, isMore: false });
    expect(page?.rows).toMatchObject([
      {
        who: expect.stringContaining('운영자'),
        staffNo: other.staffNo,
        mallId: 2,
        mallName: 'hanul몰',
        subject: 'order 2',
      },
      { staffNo: cs.staffNo, mallId: 1, action: 'trial', subject: 'order 1', changes: {}, reason: '' },
    ]);
    await act({ action: 'order.prepare' });
    expect((await audit(auditor))?.rows.map(({ actionName }) => actionName)).toEqual([
      '상품준비중으로',
      'trial',
      'trial',
    ]);
  });

  test('shows all others only their own actions, whatever they request', async () => {
    await act();
    await act({ staff: other, mallId: 1 });
    for (const query of ['', `?staff=is:${other.staffNo}`, '?mallId=is:1'])
      expect((await audit(cs, query))?.rows.map(({ staffNo }) => staffNo)).toEqual([cs.staffNo]);
  });

  test('shows auditors of some malls only the rows of these', async () => {
    const own = await addStaff(shop, { role: 'SECURITY', mallIds: [2] });
    await act({ mallId: 1 });
    await act({ mallId: 2 });
    expect((await audit(own))?.rows.map(({ mallId }) => mallId)).toEqual([2]);
    expect((await audit(own, '?mallId=is:1'))?.rows).toEqual([]);
  });

  test('filters rows by day, staff, mall, action and subject, and continues page by page', async () => {
    await act({ at: '2026-11-19T15:00:00Z', subject: 'order 1' });
    await act({ at: '2026-11-20T15:00:00Z', subject: 'order 2', action: 'order.ship' });
    await act({ staff: other, mallId: 2, at: '2026-11-21T15:00:00Z', subject: 'order 3' });
    const found = async (query: string) => (await audit(auditor, query))?.rows.map(({ subject }) => subject);
    expect(await found('?at=is:2026-11-20')).toEqual(['order 1']);
    expect(await found('?at=from:2026-11-21')).toEqual(['order 3', 'order 2']);
    expect(await found(`?staff=is:${cs.staffNo}`)).toEqual(['order 2', 'order 1']);
    expect(await found('?mallId=is:2')).toEqual(['order 3']);
    expect(await found('?action=is:order.ship')).toEqual(['order 2']);
    expect(await found('?subject=is:order 1')).toEqual(['order 1']);
    const first = await audit(auditor, '?size=2');
    expect(first?.rows).toHaveLength(2);
    expect(await found(`?size=2&cursor=${first?.next}`)).toEqual(['order 1']);
  });

  describe('of one thing', () => {
    const history = async (staff: StaffClient, subject: string, mallId?: number) => {
      const query = new URLSearchParams({ subject, ...(mallId !== undefined && { mallId: String(mallId) }) });
      const { code, data } = await staff.get<AuditRow[]>(`/history?${query}`);
      return data?.map((row) => row.subject) ?? code;
    };

    test('is shown only to staff who may see the thing', async () => {
      await act({ subject: 'order 1' });
      await act({ subject: 'order 2' });
      expect(await history(cs, 'order 1', 1)).toEqual(['order 1']);
      const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
      for (const refused of [history(other, 'order 1', 1), history(welfare, 'order 1', 1), history(cs, 'grant 1', 1)])
        expect(await refused).toBe('4040');
      for (const subject of ['order 1', 'constructor', 'toString 1']) expect(await history(cs, subject)).toBe('4040');
    });

    test.each([
      ['claim 1/1', 'CS'],
      ['subscription 1', 'CS'],
      ['member 1', 'CS'],
      ['request 1/1', 'CS'],
      ['sheet 1', 'CS'],
      ['contact 1', 'CS'],
      ['roster 1/1', 'WELFARE'],
      ['post CM00404/1', 'WELFARE'],
      ['faq 1', 'PARTNER'],
      ['mail 1', 'CS'],
    ] as const)('%s is shown to %s of its mall, and not to one of another', async (subject, role) => {
      await act({ subject });
      const [own, foreign] = [
        await addStaff(shop, { role, mallIds: [1] }),
        await addStaff(shop, { role, mallIds: [2] }),
      ];
      expect(await history(own, subject, 1)).toEqual([subject]);
      expect(await history(foreign, subject, 1)).toBe('4040');
      expect(await history(foreign, subject, 2)).toEqual([]);
      expect(await history(own, subject)).toBe('4040');
    });

    test('of an applicant is shown to staff who decide about them, and of members only to staff who read members', async () => {
      const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
      const memberNo = await insertMember(shop.owner, { mallId: 1, loginId: 'waiting' });
      const subject = `member ${memberNo}`;
      await act({ subject });
      const wait = (approval: 'R' | 'Y') =>
        shop.owner.updateTable('member').set({ approval }).where('memberNo', '=', memberNo).execute();
      await wait('R');
      expect(await history(welfare, subject, 1)).toEqual([subject]);
      expect(await history(await addStaff(shop, { role: 'WELFARE', mallIds: [2] }), subject, 1)).toBe('4040');
      await wait('Y');
      expect(await history(welfare, subject, 1)).toBe('4040');
    });

    test('of an answer template is shown only in its own mall, of a common one to everybody with templates', async () => {
      const { templateNo } = await shop.owner
        .insertInto('answerTemplate')
        .values({ name: '배송', category: '', body: '안내', ofMallId: 2 })
        .returning('templateNo')
        .executeTakeFirstOrThrow();
      const subject = `answerTemplate ${templateNo}`;
      await shop.owner
        .insertInto('staffAudit')
        .values({ happenedAt: new Date(), staffNo: cs.staffNo, action: 'trial', subject, ofMallId: 2 })
        .execute();
      const [own, foreign] = [
        await addStaff(shop, { role: 'PARTNER', mallIds: [2] }),
        await addStaff(shop, { role: 'PARTNER', mallIds: [1] }),
      ];
      expect(await history(own, subject, 2)).toEqual([subject]);
      expect(await history(own, subject)).toBe('4040');
      for (const mallId of [undefined, 1, 2]) expect(await history(foreign, subject, mallId)).toBe('4040');
      await shop.owner
        .updateTable('answerTemplate')
        .set({ ofMallId: null })
        .where('templateNo', '=', templateNo)
        .execute();
      for (const seeing of [own, foreign]) expect(await history(seeing, subject)).toContain(subject);
    });

    test('an employer is shown none about members, and of posts only notices', async () => {
      const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
      for (const subject of ['member 1', 'contact 1', 'request 1/1', 'question 1', 'post CM00410/1']) {
        await act({ subject });
        expect(await history(welfare, subject, 1)).toBe('4040');
      }
    });

    test('about staff is shown to those who see all staff; about a case to its maker and deciders', async () => {
      await shop.owner
        .insertInto('staffAudit')
        .values({ happenedAt: new Date(), staffNo: cs.staffNo, action: 'trial', subject: `staff ${cs.staffNo}` })
        .execute();
      expect(await history(auditor, `staff ${cs.staffNo}`)).toEqual([`staff ${cs.staffNo}`]);
      const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
      for (const refused of [cs, welfare]) expect(await history(refused, `staff ${cs.staffNo}`)).toBe('4040');
      expect(await history(auditor, 'role own-1')).toEqual([]);
      for (const refused of [cs, welfare]) expect(await history(refused, 'role own-1')).toBe('4040');
      expect(await history(cs, 'brand 1')).toBe('4040');
      const { caseNo } = await shop.owner
        .insertInto('approvalCase')
        .values({
          ...{ kind: 'export.personal', subject: 'export 1', request: {}, summary: {}, reason: '명단' },
          ...{ madeBy: cs.staffNo, madeAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
        })
        .returning('caseNo')
        .executeTakeFirstOrThrow();
      for (const seeing of [cs, auditor]) expect(await history(seeing, `case ${caseNo}`)).toEqual([]);
      for (const refused of [other, welfare]) expect(await history(refused, `case ${caseNo}`)).toBe('4040');
      expect(await history(cs, 'case x')).toBe('4040');
    });
  });
});

describe('the access log', () => {
  test('shows who saw this person between these days', async () => {
    await show({ subject: 7, at: '2026-11-20T03:00:00Z' });
    await show({ subject: 7, at: '2026-11-22T03:00:00Z', staff: other });
    await show({ subject: 8, at: '2026-11-20T03:00:00Z' });
    const page = await access(auditor, '?member=is:7&at=between:2026-11-19,2026-11-21');
    expect(page?.rows).toMatchObject([{ staffNo: cs.staffNo, task: 'VIEW', subjects: [7], fields: ['name'] }]);
    expect((await access(auditor, '?member=is:7'))?.count).toEqual({ value: 2, isMore: false });
    expect((await access(auditor, '?task=is:UNMASK'))?.rows).toEqual([]);
  });

  test('shows all others only their own accesses', async () => {
    await show({ staff: other, mallId: 1 });
    expect((await access(cs, `?staff=is:${other.staffNo}`))?.rows).toEqual([]);
  });
});

describe('sealed', () => {
  /** A transaction in any other database of the server also delays the seal: those of the tests running beside this one. */
  const othersEnded = () =>
    vi.waitFor(async () => {
      const { rows } = await sql<{ open: boolean }>`
        select exists (select from staff_audit where xid >= pg_snapshot_xmin(pg_current_snapshot())
          union all select from privacy_access where xid >= pg_snapshot_xmin(pg_current_snapshot())) as open`.execute(
        shop.owner,
      );
      expect(rows[0]?.open).toBe(false);
    });
  const sealNow = () => sealLogs(shop.app.dependencies.database);
  const seal = async () => {
    await othersEnded();
    return sealNow();
  };
  const check = async () => (await auditor.get<object[]>('/logs/check')).data;

  test('rows are sealed once, and intact logs pass verification', async () => {
    await act();
    await show();
    expect(await seal()).toBe(2);
    expect(await seal()).toBe(0);
    await act();
    expect(await seal()).toBe(1);
    expect(await check()).toMatchObject([
      { log: 'staff_audit', seals: 2, rows: 2, fault: null },
      { log: 'privacy_access', seals: 1, rows: 1, fault: null },
    ]);
  });

  test('a row of an open transaction is sealed after its end', async () => {
    const opened = await shop.owner.startTransaction().execute();
    await sql`insert into staff_audit (happened_at, operator, action, subject) values (now(), 'root', 'late', 'x')`.execute(
      opened,
    );
    await act();
    expect(await sealNow()).toBe(0);
    await opened.commit().execute();
    expect(await seal()).toBe(2);
    expect(await check()).toMatchObject([{ fault: null }, { fault: null }]);
  });

  test.each([
    ['a change', 'update staff_audit set reason = $$better$$ where audit_no = 2', 'CHANGED', 2],
    ['a deletion', 'delete from staff_audit where audit_no = 3', 'DELETED', 3],
    [
      'a row that was slipped in',
      "insert into staff_audit (happened_at, operator, action, subject, xid) select now(), 'x', 'x', 'x', xid from staff_audit where audit_no = 1",
      'ADDED',
      5,
    ],
    ['a changed seal', 'update seal set row_hashes = row_hashes[2:] where seal_no = 1', 'SEAL', null],
    ['a deleted seal', 'delete from seal where seal_no = 1', 'SEAL', null],
  ])('%s by the owner of the tables is found and reported', async (_name, statement, kind, rowNo) => {
    for (const _ of [1, 2, 3, 4]) await act();
    await seal();
    await act({ at: '2026-11-21T03:00:00Z' });
    if (kind === 'ADDED') await sql`delete from staff_audit where audit_no = 5`.execute(shop.owner);
    if (kind === 'ADDED')
      await sql`select setval(pg_get_serial_sequence('staff_audit', 'audit_no'), 4)`.execute(shop.owner);
    else await seal();
    await sql.raw(statement).execute(shop.owner);
    const [audited] = (await check()) ?? [];
    expect(audited).toMatchObject({ fault: { kind, rowNo } });
    const verify = await commandOf('audit', shop)('verify');
    expect(verify.code).toBe(1);
    expect(verify.text).toContain(rowNo === null ? 'seal' : `row ${rowNo} was ${kind.toLowerCase()} after seal 1`);
  });

  test('can be verified only by auditors', async () => {
    expect((await cs.get('/logs/check')).code).toBe('4040');
  });
});

describe('an operator’s command', () => {
  test('writes one row in the name of its user, in the transaction of its change', async () => {
    const buyer = createBuyer(shop);
    const orderNo = await buyer.buy([item('GD0001')], 60_000);
    const run = commandOf('order', shop);
    expect((await run('list', 'familyshop')).code).toBe(0);
    await run('prepare', 'familyshop', orderNo);
    expect((await run('deliver', 'familyshop', orderNo)).code).toBe(1);
    const page = await audit(auditor);
    const row = { staffNo: null, who: process.env.USER ?? expect.any(String), mallId: 1 };
    expect(page?.rows).toMatchObject([{ ...row, action: 'order.PREPARING', subject: `order ${orderNo}` }]);
    expect((await commandOf('audit', shop)('list')).text).toContain(`order.PREPARING  order ${orderNo}`);
  });

  test('names a member by number, because an id is personal', async () => {
    const run = commandOf('member', shop);
    await run('block', 'familyshop', 'demo', '--reason', 'abuse');
    await run('unblock', 'familyshop', 'demo');
    const subjects = (await audit(auditor))?.rows.map(({ action, subject }) => [action, subject]);
    const member = `member ${shop.memberNos.familyshop}`;
    expect(subjects).toEqual([
      ['member.unblock', member],
      ['member.block', member],
    ]);
  });
});
