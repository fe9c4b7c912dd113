import type { JoinForm } from '@mall/contracts/joining';
import type { OfficeCase } from '@mall/contracts/office/cases';
import type { OpenedPreview } from '@mall/contracts/office/previews';
import type { TermChain, TermDetail, TermWords } from '@mall/contracts/office/terms';
import { inMall } from '@mall/db/in-mall';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { earliestDay, koreanDay } from '@mall/domain/terms';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchMails } from '../../../testing/mails.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { announceTerms } from '../announcing/announce-terms.ts';

let shop: Shop;
let super_: StaffClient;
let security: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
const { mailSender, deliver } = catchMails();
const first = '<h3>{mallNm} 이용약관</h3><h4>제1조 (목적)</h4><p>옛 글</p>';
beforeAll(async () => {
  shop = await openShop({
    mailSender,
    terms: [
      { termNo: 1, termCode: 'service', appliedOn: '2026-01-01', html: first },
      { termNo: 2, termCode: 'privacy', appliedOn: '2026-01-01', html: '<p>처리방침</p>' },
    ],
  });
  // As only a database owner can: tests move days that are otherwise fixed.
  await sql`alter table term_version disable trigger term_version_stays`.execute(shop.owner);
  super_ = await addStaff(shop, { role: 'SUPER' });
  security = await addStaff(shop, { role: 'SECURITY' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  cs = await addStaff(shop, { role: 'CS' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`set session_replication_role = replica; delete from mail; delete from board_post; delete from content_revision;
    delete from term_announcement; delete from term_annex; delete from term_draft; delete from term_version where term_no > 2;
    delete from consent; update approval_case set state = 'EXPIRED', decided_at = now() where state = 'OPEN'; reset session_replication_role`.execute(
    shop.owner,
  );
});

const today = seoulDayOf(new Date());
const soonest = earliestDay({ today, isAdverse: false });
const draft = (more: Partial<TermWords> = {}): TermWords => ({
  ...{
    html: first.replace('옛 글', '새 글'),
    appliedOn: soonest,
    isAdverse: false,
    needsConsent: false,
    sendsMail: true,
  },
  ...{ noticeTitle: '{mallNm} 약관이 바뀌어요', noticeHtml: `<p>${koreanDay(soonest)}부터 {mallNm}에서</p>` },
  ...more,
});
const annexOf2 = '/malls/2/terms/service';
const save = (words = draft(), { staff = super_, path = '/terms/service', version = 0 } = {}) =>
  staff.put<{ version: number; saved?: TermWords }>(`${path}/draft`, { body: { ...words, version } });
const propose = ({ staff = super_, path = '/terms/service', version = 1 } = {}) =>
  staff.post<{ caseNo: number }>(`${path}/propose`, { body: { version, reason: '법이 바뀌었어요' } });
const approve = (caseNo: number, staff = security) => staff.post(`/cases/${caseNo}/approve`);
const show = async (path = '/terms/service', staff = super_) => (await staff.get<TermDetail>(path)).data;
const fields = (reply: { fieldErrors?: readonly { field: string; message: string }[] }) =>
  reply.fieldErrors?.map(({ field, message }) => [field, message]);

/** Announces a draft, with two persons. */
async function announce(words = draft(), { staff = super_, path = '/terms/service' } = {}): Promise<number> {
  const saved = await save(words, { staff, path });
  const { data, text } = await propose({ staff, path, version: saved.data?.version ?? 0 });
  if (!data) throw new Error(text);
  expect((await approve(data.caseNo)).code).toBe('0000');
  return data.caseNo;
}
const shopTerms = async (mallUrl = 'familyshop') =>
  (await shop.at(mallUrl).get<{ infoNo: number; terms: string; apprDts: string }[]>('/pre/layout/term/service')).data;
const joinTermNo = async () => {
  const { data } = await shop.at('familyshop').get<JoinForm>('/pre/join/form');
  return JSON.stringify(data).match(/"termNo":(\d+),"termCode":"service"/)?.[1] ?? JSON.stringify(data);
};
/** With the office's login, in a mall. */
const asOffice = (statement: string) =>
  inMall(shop.officeDatabase, { mallId: 2 }, (transaction) => sql.raw(statement).execute(transaction));

describe('a draft', () => {
  test('is kept beside the version in the shop, and visible only to staff who may change or decide it', async () => {
    expect((await save()).data).toEqual({ version: 1 });
    expect((await save(draft({ noticeTitle: '고친 제목' }), { version: 1 })).data).toEqual({ version: 2 });
    expect(await shopTerms()).toHaveLength(1);
    expect((await show())?.draft).toMatchObject({ version: 2, noticeTitle: '고친 제목', waiting: null });
    expect((await show('/terms/service', security))?.draft).toMatchObject({ version: 2 });
    expect(await show('/terms/service', partner)).toMatchObject({ draft: null, mayRequest: false });
    const { rows } = await sql<{
      actions: string;
    }>`select string_agg(action, ',' order by audit_no) as actions from staff_audit
      where subject = 'terms service'`.execute(shop.owner);
    expect(rows[0]?.actions).toBe('terms.draft,terms.draft');
  });

  test('saved by somebody else is not overwritten, and two cannot begin one at once', async () => {
    await save();
    const stale = await save(draft({ noticeTitle: '다른 제목' }), { version: 0 });
    expect([stale.code, stale.data?.saved?.noticeTitle]).toEqual(['4090', draft().noticeTitle]);
    expect((await super_.post('/terms/service/draft/discard', { body: { version: 1 } })).status).toBe(200);
    expect((await show())?.draft).toBeNull();
    expect((await save(draft(), { version: 1 })).code).toBe('4090');
  });

  test('is not found without the permission, for all malls or for another mall', async () => {
    for (const staff of [cs, security, partner]) expect((await save(draft(), { staff })).code).toBe('4040');
    for (const staff of [cs, security]) expect((await save(draft(), { staff, path: annexOf2 })).code).toBe('4040');
    expect((await save(draft(), { staff: partner, path: '/malls/1/terms/service' })).code).toBe('4040');
    expect((await partner.get('/malls/1/terms/service')).code).toBe('4040');
    expect((await cs.get('/terms')).code).toBe('4040');
    expect((await save(draft(), { staff: partner, path: annexOf2 })).status).toBe(200);
    expect((await super_.get('/terms/nothing')).code).toBe('4000');
  });

  test.each([
    [
      { appliedOn: shiftedDay(soonest, -1) },
      'appliedOn',
      `새 버전은 7일 전에 알려야 해요. ${koreanDay(soonest)}부터 시행할 수 있어요.`,
    ],
    [
      { isAdverse: true, appliedOn: shiftedDay(today, 29) },
      'appliedOn',
      `회원에게 불리한 변경은 30일 전에 알려야 해요. ${koreanDay(shiftedDay(today, 30))}부터 시행할 수 있어요.`,
    ],
    [
      { isAdverse: true, appliedOn: shiftedDay(today, 30), sendsMail: false },
      'sendsMail',
      '회원에게 불리한 변경은 메일로도 알려야 해요.',
    ],
    [{ html: '<script>1</script>' }, 'html', '약관의 글을 적어 주세요.'],
    [{ html: '<p>{회사}</p>' }, 'html', '{회사}은(는) 쓸 수 없는 표시예요. 표시 목록에 있는 것만 바뀌어 보여요.'],
  ])('with %j is refused at the field, with a message', async (more, field, message) => {
    const refused = await save(draft(more));
    expect([refused.code, fields(refused)]).toEqual(['4220', [[field, message]]]);
  });

  test('is shown in the shop only by a preview, as members will read it; an annex after the provider’s text', async () => {
    await save();
    await save(draft({ html: '<p>점심에 쉬어요.</p>' }), { staff: partner, path: annexOf2 });
    const [ours, theirs] = [(await show())?.draft?.draftNo ?? 0, (await show(annexOf2))?.draft?.draftNo ?? 0];
    const open = (mallId: number, draftNo: number, staff = super_) =>
      staff.post<OpenedPreview>(`/malls/${mallId}/previews/terms`, { body: { draftNo } });
    const read = async (host: string, { data }: Awaited<ReturnType<typeof open>>) => {
      const url = '/api/v1/mall/pre/layout/term/service';
      const headers = { host: `${host}.localhost`, 'x-preview': data?.token ?? '' };
      return (await shop.app.inject({ url, headers })).json<{ data: { terms: string; apprDts: string }[] }>().data[0];
    };
    expect(await read('familyshop', await open(1, ours))).toMatchObject({ terms: draft().html, apprDts: soonest });
    const added = `${first}<h3>{mallNm} 추가 약관</h3><p>점심에 쉬어요.</p>`;
    expect(await read('hanul', await open(2, theirs, partner))).toMatchObject({ terms: added, apprDts: soonest });
    expect(await shopTerms()).toHaveLength(1);
    expect(await shopTerms('hanul')).toHaveLength(1);
    const refused = [open(1, theirs), open(2, ours, partner), open(1, ours, partner), open(1, ours, cs)];
    expect((await Promise.all(refused)).map(({ code }) => code)).toEqual(['4040', '4040', '4040', '4040']);
  });

  test('that does not differ from the version before, or whose notice has no day, cannot be proposed', async () => {
    await save(draft({ html: first }));
    expect(fields(await propose())).toEqual([['html', '바로 앞 버전과 같은 글이에요.']]);
    await save(draft({ noticeHtml: '<p>바뀌어요</p>' }), { version: 1 });
    expect(fields(await propose({ version: 2 }))?.[0]?.[0]).toBe('noticeHtml');
  });
});

describe('announcing', () => {
  test('needs a second person: not its proposer, nor anybody without the permission to decide', async () => {
    await save();
    const { data } = await propose();
    const caseNo = data?.caseNo ?? 0;
    for (const staff of [super_, partner, cs]) expect((await approve(caseNo, staff)).code).toBe('4040');
    expect(await shopTerms()).toHaveLength(1);
    const [one] = (await security.get<{ cases: OfficeCase[] }>('/cases')).data?.cases ?? [];
    expect(one).toMatchObject({ caseNo, kind: 'terms.announce', mayDecide: true, path: '/terms/service' });
    expect(one?.differences.map(({ after }) => after)).toContain('제1조 (목적): 바뀌었어요');
    expect((await approve(caseNo)).code).toBe('0000');
    expect((await approve(caseNo)).code).toBe('4090');
    expect((await show())?.versions[0]).toMatchObject({ appliedOn: soonest, state: 'ANNOUNCED', consents: 0 });
    expect((await show())?.draft).toBeNull();
  });

  test('is open once, and nobody can change the draft meanwhile', async () => {
    await save();
    await propose();
    expect((await propose()).code).toBe('4094');
    expect((await save(draft({ noticeTitle: '몰래' }), { version: 1 })).code).toBe('4094');
    expect((await super_.post('/terms/service/draft/discard', { body: { version: 1 } })).code).toBe('4094');
    expect((await show())?.draft?.waiting).toMatchObject({ isMine: true });
  });

  test('decided too late for its day is refused, with the earliest possible day', async () => {
    await save();
    const { data } = await propose();
    shop.wait(86_400_000);
    const late = await addStaff(shop, { role: 'SECURITY' });
    const refused = await approve(data?.caseNo ?? 0, late);
    shop.wait(-86_400_000);
    expect([refused.code, refused.description]).toEqual([
      '4220',
      `새 버전은 7일 전에 알려야 해요. ${koreanDay(shiftedDay(soonest, 1))}부터 시행할 수 있어요. 시행일을 늦춰 다시 올리도록 반려해 주세요.`,
    ]);
    expect(await shopTerms()).toHaveLength(1);
  });

  test('posts a notice on each board and mails the members concerned, once, however often the job runs', async () => {
    await announce();
    const malls = [...(await shop.app.dependencies.malls.all()).values()];
    for (let times = 0; times < 2; times += 1)
      for (const mall of malls) await announceTerms(shop.app.dependencies, mall, new Date());
    const posts = await sql<{
      title: string;
      html: string;
    }>`select title, html from board_post order by mall_id`.execute(shop.owner);
    expect(posts.rows).toEqual(
      malls.map(({ name }) => ({
        title: `${name} 약관이 바뀌어요`,
        html: `<p>${koreanDay(soonest)}부터 ${name}에서</p>`,
      })),
    );
    const mails = await deliver(shop);
    expect(mails.map(({ subject }) => subject)).toEqual(
      malls.map(({ name }) => expect.stringContaining(`${name} 약관이`)),
    );
    expect(await deliver(shop)).toEqual([]);
  });

  test('informs nobody in a hidden mall', async () => {
    await announce();
    const [mall] = [...(await shop.app.dependencies.malls.all()).values()];
    if (!mall) throw new Error('no mall');
    await announceTerms(shop.app.dependencies, { ...mall, state: 'DRAFT' }, new Date());
    await announceTerms(shop.app.dependencies, { ...mall, isBlueprint: true }, new Date());
    expect((await sql`select from board_post`.execute(shop.owner)).rows).toEqual([]);
  });
});

describe('the version in force', () => {
  test('depends only on the day in Seoul, not on a job: the shop shows it as announced, then in force, with the earlier one still listed', async () => {
    await announce();
    expect((await shopTerms())?.map(({ apprDts }) => apprDts)).toEqual([soonest, '2026-01-01']);
    expect(await joinTermNo()).toBe('1');
    const untilThen = Date.parse(`${soonest}T00:00:00+09:00`) - Date.now();
    shop.wait(untilThen - 60_000);
    expect(await joinTermNo()).toBe('1');
    shop.wait(60_000);
    expect(await joinTermNo()).toBe('3');
    const then = await addStaff(shop, { role: 'SUPER' });
    const states = (await show('/terms/service', then))?.versions.map(({ no, state }) => [no, state]);
    shop.wait(-untilThen);
    expect(states).toEqual([
      [3, 'IN_FORCE'],
      [1, 'REPLACED'],
    ]);
    expect((await shopTerms())?.at(-1)).toEqual({ infoNo: 1, terms: first, apprDts: '2026-01-01' });
  });

  test('of a mall is the provider’s text followed by the mall’s annex, only in that mall', async () => {
    const html = '<p>우리 몰은 점심에 쉬어요.</p>';
    await announce(draft({ html }), { staff: partner, path: annexOf2 });
    expect(await shopTerms('familyshop')).toHaveLength(1);
    const [added, plain] = (await shopTerms('hanul')) ?? [];
    expect(added).toEqual({ infoNo: 1, terms: `${first}<h3>{mallNm} 추가 약관</h3>${html}`, apprDts: soonest });
    expect(plain).toEqual({ infoNo: 1, terms: first, apprDts: '2026-01-01' });
    expect((await partner.get<{ chains: TermChain[] }>('/malls/2/terms')).data?.chains[0]?.versions).toMatchObject([
      { no: 1, appliedOn: soonest, state: 'ANNOUNCED' },
    ]);
  });
});

describe('withdrawing', () => {
  const withdraw = ({ staff = super_, path = '/terms/service', appliedOn = soonest } = {}) =>
    staff.post<{ caseNo: number }>(`${path}/withdraw`, { body: { appliedOn, reason: '시행할 날을 다시 정해요 <b>' } });
  const tellAll = async () => {
    for (const mall of (await shop.app.dependencies.malls.all()).values())
      await announceTerms(shop.app.dependencies, mall, new Date());
  };
  const titles = async () =>
    (await sql<{ title: string }>`select title from board_post where mall_id = 1 order by post_no`.execute(shop.owner))
      .rows;

  test('an announced version needs a second person; then it never comes into force, and the desk shows why', async () => {
    await announce();
    const { data } = await withdraw();
    expect((await show())?.versions[0]?.withdrawal).toMatchObject({ caseNo: data?.caseNo, isMine: true });
    expect((await withdraw()).code).toBe('4094');
    for (const staff of [super_, partner, cs]) expect((await approve(data?.caseNo ?? 0, staff)).code).toBe('4040');
    expect(await shopTerms()).toHaveLength(2);
    expect((await approve(data?.caseNo ?? 0)).code).toBe('0000');
    expect(await shopTerms()).toHaveLength(1);
    const shown = await show();
    expect(shown?.versions).toHaveLength(1);
    expect(shown?.withdrawn).toMatchObject([{ appliedOn: soonest, reason: '시행할 날을 다시 정해요 <b>' }]);
    const untilThen = Date.parse(`${soonest}T12:00:00+09:00`) - Date.now();
    shop.wait(untilThen);
    const joined = await joinTermNo();
    shop.wait(-untilThen);
    expect(joined).toBe('1');
    await announce(draft({ html: '<p>다시</p>' }));
    expect((await show())?.versions.map(({ appliedOn }) => appliedOn)).toEqual([soonest, '2026-01-01']);
  });

  test('an annex is withdrawn only in its mall', async () => {
    await announce(draft({ html: '<p>덧붙임</p>' }), { staff: partner, path: annexOf2 });
    expect((await withdraw({ staff: partner, path: '/malls/1/terms/service' })).code).toBe('4040');
    expect((await withdraw({ staff: partner })).code).toBe('4040');
    const { data } = await withdraw({ staff: partner, path: annexOf2 });
    expect((await approve(data?.caseNo ?? 0)).code).toBe('0000');
    expect(await shopTerms('hanul')).toHaveLength(1);
  });

  test('is refused from the first day on, even when proposed before, and for a day without a version', async () => {
    await announce();
    expect((await withdraw({ appliedOn: shiftedDay(soonest, 1) })).code).toBe('4040');
    const { data } = await withdraw();
    const untilThen = Date.parse(`${soonest}T00:00:00+09:00`) - Date.now();
    shop.wait(untilThen);
    const [late, asker] = [await addStaff(shop, { role: 'SECURITY' }), await addStaff(shop, { role: 'SUPER' })];
    const replies = [await approve(data?.caseNo ?? 0, late), await withdraw({ staff: asker })];
    shop.wait(-untilThen);
    expect(replies.map(({ code }) => code)).toEqual(['4090', '4090']);
    expect(await shopTerms()).toHaveLength(2);
  });

  test('replaces the notice with a correction, mails it to everybody who was mailed, and drops unsent mails', async () => {
    await announce();
    await tellAll();
    const { data } = await withdraw();
    await approve(data?.caseNo ?? 0);
    for (let times = 0; times < 2; times += 1) await tellAll();
    expect(await titles()).toEqual([{ title: '이용약관 변경 취소 안내' }]);
    const { rows } = await sql<{ html: string }>`select html from board_post where mall_id = 1`.execute(shop.owner);
    expect(rows[0]?.html).toContain('시행할 날을 다시 정해요 &lt;b>');
    const malls = [...(await shop.app.dependencies.malls.all()).values()];
    const subjects = (await deliver(shop)).map(({ subject }) => subject);
    expect(subjects).toEqual(malls.map(() => expect.stringContaining('변경 취소 안내')));
  });

  test('before anybody was informed informs nobody', async () => {
    await announce();
    const { data } = await withdraw();
    await approve(data?.caseNo ?? 0);
    await tellAll();
    expect(await titles()).toEqual([]);
    expect(await deliver(shop)).toEqual([]);
  });
});

describe('consents', () => {
  const consent = (memberNo: number | undefined, termNo: number, agreedAt: string) =>
    inMall(shop.owner, { mallId: memberNo === shop.memberNos.hanul ? 2 : 1 }, (transaction) =>
      transaction
        .insertInto('consent')
        .values({ mallId: transaction.mallId, memberNo: memberNo ?? 0, termNo, agreedAt: new Date(agreedAt) })
        .execute(),
    );
  const inForceNow = () =>
    sql`update term_version set announced_at = announced_at - interval '40 days', applied_on = ${today}::date
    where term_no = 3`.execute(shop.owner);

  test('store the version and the mall’s annex in force; the desk counts them in one’s own malls', async () => {
    await announce(draft({ html: '<p>덧붙임</p>' }), { staff: partner, path: annexOf2 });
    await consent(shop.memberNos.hanul, 1, `${shiftedDay(soonest, -1)}T14:59:59Z`);
    await consent(shop.memberNos.hanul, 1, `${shiftedDay(soonest, -1)}T15:00:00Z`);
    await consent(shop.memberNos.familyshop, 1, `${soonest}T15:00:00Z`);
    const { rows } = await sql`select mall_id, annex_no from consent order by consent_no`.execute(shop.owner);
    expect(rows).toEqual([
      { mallId: 2, annexNo: null },
      { mallId: 2, annexNo: 1 },
      { mallId: 1, annexNo: null },
    ]);
    expect((await show())?.versions[0]?.consents).toBe(2);
    expect((await show('/terms/service', partner))?.versions[0]?.consents).toBe(1);
    expect((await show(annexOf2, partner))?.versions[0]?.consents).toBe(1);
  });

  test('to an earlier version than the one that requires them anew are listed, masked and with a row in the access log', async () => {
    await announce(draft({ needsConsent: true }));
    await consent(shop.memberNos.familyshop, 1, '2026-01-02T00:00:00Z');
    const list = async (staff = super_, query = '') =>
      (
        await staff.get<{ rows: { memberNo: number; loginId: string; agreedOn: string | null }[] }>(
          `/terms/reconsents${query}`,
        )
      ).data?.rows;
    expect(await list()).toEqual([]);
    await inForceNow();
    expect(await list()).toMatchObject([
      { memberNo: shop.memberNos.familyshop, loginId: 'de*o', agreedOn: '2026-01-01', wantedOn: today },
      { memberNo: shop.memberNos.hanul, agreedOn: null },
    ]);
    const access = await sql<{
      task: string;
      subjects: string[];
    }>`select task, subjects from privacy_access order by access_no desc limit 1`.execute(shop.owner);
    expect(access.rows[0]?.task).toBe('LIST');
    expect(access.rows[0]?.subjects.map(Number)).toEqual([shop.memberNos.familyshop, shop.memberNos.hanul]);
    expect((await list(partner))?.map(({ memberNo }) => memberNo)).toEqual([shop.memberNos.hanul]);
    expect((await list(super_, '?termCode=is:privacy'))?.length).toBe(0);
    await consent(shop.memberNos.familyshop, 3, new Date().toISOString());
    expect((await list())?.map(({ memberNo }) => memberNo)).toEqual([shop.memberNos.hanul]);
    expect((await cs.get('/terms/reconsents')).code).toBe('4040');
  });

  test('can be required anew only for terms agreed to on joining', async () => {
    const refused = await save(draft({ needsConsent: true }), { path: '/terms/wireless' });
    expect(fields(refused)?.[0]?.[0]).toBe('needsConsent');
  });
});

describe('the database', () => {
  test('computes the notice period as the office does, by days in Seoul', async () => {
    const moments = [
      '2026-11-26T14:59:59.999Z',
      '2026-11-26T15:00:00Z',
      '2027-02-27T20:00:00Z',
      '2024-02-28T15:00:00Z',
    ];
    for (const moment of moments)
      for (const isAdverse of [false, true]) {
        const { rows } = await sql<{ day: string }>`
          select to_char(earliest_day_of_terms(${moment}::timestamptz, ${isAdverse}), 'YYYY-MM-DD') as day`.execute(
          shop.owner,
        );
        expect([moment, rows[0]?.day]).toEqual([
          moment,
          earliestDay({ today: seoulDayOf(new Date(moment)), isAdverse }),
        ]);
      }
  });

  test('keeps announced versions unchanged, whoever writes, and accepts none without a second person and in time', async () => {
    const caseNo = await announce();
    await announce(draft({ html: '<p>덧붙임</p>' }), { staff: partner, path: annexOf2 });
    const version = (
      day: string,
      of: number | null,
      at = `(select decided_at from approval_case where case_no = ${of})`,
    ) =>
      asOffice(`insert into term_version (term_no, term_code, applied_on, html, announced_at, case_no)
        values (9, 'privacy', '${day}', '', ${at}, ${of})`);
    for (const [statement, refusal] of [
      [`update term_version set html = '' where term_no = 3`, 'permission denied'],
      [`update term_version set html = '' where term_no = 1`, 'permission denied'],
      ['delete from term_version', 'permission denied'],
      [`update term_annex set html = ''`, 'permission denied'],
      ['delete from term_annex', 'permission denied'],
      [
        `update term_annex set applied_on = null, withdrawn_at = now(), withdrawal_case_no = ${caseNo}`,
        'a second person',
      ],
      [`update term_draft set html = '' where state = 'ANNOUNCED'`, 'what was announced stays as it is'],
    ] as const)
      await expect(asOffice(statement), statement).rejects.toThrow(refusal);
    await expect(version('2027-12-31', null, 'null')).rejects.toThrow('a second person');
    await expect(version('2027-12-31', caseNo, 'now()')).rejects.toThrow('a second person');
    await expect(version(shiftedDay(soonest, -1), caseNo)).rejects.toThrow('term_version_in_time');
    await expect(
      asOffice(`insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, case_no, is_adverse)
      values (1, 9, 'service', '2027-12-31', '', now(), ${caseNo}, false)`),
    ).rejects.toThrow('row-level security');
    await sql`alter table term_version enable trigger term_version_stays`.execute(shop.owner);
    const ofOwner = sql`update term_version set html = '' where term_no = 1`.execute(shop.owner);
    await expect(ofOwner).rejects.toThrow('what was announced stays as it is');
    const takenBack = sql`update term_version set applied_on = null, withdrawn_at = now(), withdrawal_case_no = ${caseNo} where term_no = 1`;
    await expect(takenBack.execute(shop.owner)).rejects.toThrow('what was announced stays as it is');
    await sql`alter table term_version disable trigger term_version_stays`.execute(shop.owner);
  });

  test('accepts no case approved by its maker', async () => {
    await save();
    const { data } = await propose();
    const own = `update approval_case set state = 'APPROVED', decided_at = now(), decided_by = made_by where case_no = ${data?.caseNo}`;
    await expect(asOffice(own)).rejects.toThrow('check constraint');
  });
});
