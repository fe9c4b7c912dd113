import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../packages/testing/src/database.ts';
import { addDemoStaff } from './add-demo-staff.ts';

let folder: string;
let made: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-demo-staff-'));
  made = await createTestDatabase();
  const config = { identityKey: 'key of the demo staff' };
  await addDemoStaff(made.ownerDatabase, config, join(folder, 'staff.json'));
  await addDemoStaff(made.ownerDatabase, config, join(folder, 'staff.json'));
});
afterAll(async () => {
  await made.drop();
  await rm(folder, { recursive: true });
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(made.ownerDatabase)).rows;

test('malls are in preparation: a blueprint with two that follow, one of which differs, and a copy without its company', async () => {
  expect(
    await rowsOf(sql`
      select m.mall_url, m.state, m.is_blueprint, p.mall_url as parent, m.company,
        array(select section from mall_inheritance i where i.mall_id = m.mall_id and i.mode = 'OWN') as own,
        array(select section from mall_inheritance i where i.mall_id = m.mall_id and i.mode = 'LOCKED' order by 1) as locked,
        array(select section from mall_inheritance i
          where i.mall_id = m.mall_id and i.mode <> 'OWN' and i.stamp <> '' and i.stamp <> blueprint_stamp(p.mall_id, i.section)) as behind,
        (select count(*)::int from listing l where l.mall_id = m.mall_id) as goods
      from mall m left join mall p on p.mall_id = m.parent_mall_id where m.state <> 'OPEN' order by m.mall_id`),
  ).toEqual([
    { ...draft('welfare-base'), isBlueprint: true, goods: 0 },
    { ...draft('nuri'), ...followed, company: '주식회사 누리' },
    { ...draft('narae'), ...followed, company: '주식회사 나래', own: ['limits'] },
    draft('dalbit'),
  ]);
});
const draft = (mallUrl: string) => ({
  ...{ mallUrl, state: 'DRAFT', isBlueprint: false, parent: null, company: '' },
  ...{ own: [], locked: [], behind: [], goods: 40 },
});
const followed = { parent: 'welfare-base', locked: ['joining', 'keywords'], behind: ['faq'] };

test('demo staff find work, added once: leavers, an applicant, a request nearly due, an export, and an open review', async () => {
  expect(
    await rowsOf(sql`select count(*)::int as n, count(leaves_at)::int as leavers, count(member_no)::int as joined
    from roster_entry`),
  ).toEqual([{ n: 10, leavers: 2, joined: 1 }]);
  expect(
    await rowsOf(sql`select kind, state, due_at < now() + interval '25 hours' as is_near
    from privacy_request order by due_at`),
  ).toEqual([
    { kind: 'CORRECT', state: 'DONE', isNear: true },
    { kind: 'COPY', state: 'OPEN', isNear: true },
    { kind: 'CORRECT', state: 'OPEN', isNear: false },
  ]);
  expect(await rowsOf(sql`select mall_id, login_id from member where approval = 'R'`)).toEqual([
    { mallId: 2, loginId: 'newcomer' },
  ]);
  expect(
    await rowsOf(sql`select r.state, c.state as case_state from run r join approval_case c using (case_no)`),
  ).toEqual([{ state: 'WAITING', caseState: 'OPEN' }]);
  expect(
    await rowsOf(sql`select s.name, jsonb_array_length(c.request -> 'cells') as cells
    from approval_case c join staff s on s.staff_no = c.made_by where c.kind = 'supports.change' and c.state = 'OPEN'`),
  ).toEqual([{ name: '대리점 담당 데모', cells: 6 }]);
  expect(
    await rowsOf(sql`select d.term_code, d.of_mall_id, d.state, c.state as case_state
    from term_draft d join approval_case c on c.subject = 'terms ' || d.draft_no order by d.draft_no`),
  ).toEqual([
    { termCode: 'service', ofMallId: 3, state: 'ANNOUNCED', caseState: 'APPROVED' },
    { termCode: 'privacy', ofMallId: null, state: 'DRAFT', caseState: 'OPEN' },
  ]);
  expect(
    await rowsOf(sql`select f.kind, f.state from review_finding f join access_review r using (month)
    where r.signed_at is null and f.kind <> 'NIGHT' order by f.kind`),
  ).toEqual([
    { kind: 'DENIED', state: 'OPEN' },
    { kind: 'EXPORT', state: 'OPEN' },
    { kind: 'NEW_PLACE', state: 'OPEN' },
    { kind: 'UNRELATED', state: 'ASKED' },
  ]);
});
