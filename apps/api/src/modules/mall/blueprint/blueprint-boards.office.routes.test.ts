import type { getBlueprint, getInheritance } from '@mall/contracts/office/blueprints';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { TermDetail } from '@mall/contracts/office/terms';
import { inMall } from '@mall/db/in-mall';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { koreanDay } from '@mall/domain/terms';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blueprint, childOf, makeMall } from '../../../testing/blueprints.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { announceTerms } from '../../terms/announcing/announce-terms.ts';

const notices = 'CM00404';
const today = seoulDayOf(new Date());
let shop: Shop;
let chief: StaffClient;
let security: StaffClient;
let parentId = 0;
let childId = 0;
let made = 0;
beforeAll(async () => {
  shop = await openShop({ terms: [{ termNo: 1, termCode: 'service', appliedOn: '2026-01-01', html: '<p>약관</p>' }] });
  chief = await addStaff(shop, { role: 'SUPER' });
  security = await addStaff(shop, { role: 'SECURITY' });
});
afterAll(() => shop.close());

const child = () => makeMall(chief, { mallUrl: `board-child-${made}`, name: '새봄몰' }, childOf(parentId));
beforeEach(async () => {
  made += 1;
  parentId = await makeMall(chief, { mallUrl: `board-parent-${made}`, name: '기업 복지몰' }, blueprint);
});

const lock = (section: string, isLocked: boolean) =>
  chief.put(`/malls/${parentId}/blueprint/${section}/lock`, { body: { isLocked } });
const bring = async (section: string) =>
  (
    await chief.post<{ outcome: string; kept: number }[]>(`/malls/${parentId}/blueprint/${section}/copy`, {
      body: { mallIds: [childId] },
    })
  ).data?.map(({ outcome, kept }) => [outcome, kept]);
const differing = async (section: string) =>
  (await chief.get<OfficeData<typeof getInheritance>>(`/malls/${childId}/inheritance`)).data?.sections
    .find((one) => one.section === section)
    ?.rows.filter(({ isSame }) => !isSame)
    .map(({ name }) => name);
const asOffice = (statement: string) =>
  inMall(shop.officeDatabase, { mallId: childId }, (transaction) => sql.raw(statement).execute(transaction));

describe('posts', () => {
  const words = (title: string) => ({
    ...{ title, label: '', summary: '', html: `<p>${title}</p>`, author: '기업 복지몰', isPinned: false },
    ...{ linkedNos: [], files: [] },
  });
  const boardOf = (mallId: number) => `/malls/${mallId}/boards/${notices}/posts`;
  const move = (mallId: number, postNo: number, version: number, to = 'LIVE') =>
    chief.post(`${boardOf(mallId)}/${postNo}/move`, { body: { to, startsAt: null, endsAt: null, version } });
  const post = async (mallId: number, title: string) => {
    const { data } = await chief.post<{ postNo: number; version: number }>(boardOf(mallId), { body: words(title) });
    const postNo = data?.postNo ?? 0;
    expect((await move(mallId, postNo, data?.version ?? 0)).code).toBe('0000');
    return postNo;
  };
  type Front = { version: number; mayWrite: boolean; lockedBy: { name: string } | null };
  const frontOf = async (mallId: number, postNo: number) =>
    (await chief.get<Front>(`${boardOf(mallId)}/${postNo}`)).data;
  const save = async (mallId: number, postNo: number, title: string) => {
    const version = (await frontOf(mallId, postNo))?.version;
    return chief.put(`${boardOf(mallId)}/${postNo}`, { body: { ...words(title), version } });
  };
  const shown = (mallId: number) =>
    inMall(shop.app.dependencies.database, { mallId }, async (transaction) => {
      const { rows } = await sql<{ title: string; author: string }>`
        select title, author from board_post order by post_no`.execute(transaction);
      return rows.map(({ title, author }) => `${title} · ${author}`);
    });

  test('are in a new mall under its own name, follow the blueprint’s, and end with them; its own posts stay', async () => {
    const postNo = await post(parentId, '기업 복지몰을 열었어요');
    childId = await child();
    expect(await shown(childId)).toEqual(['새봄몰을 열었어요 · 새봄몰']);
    await post(childId, '우리끼리');
    await save(parentId, postNo, '기업 복지몰에 오세요');
    expect(await differing('boards')).toEqual(['새봄몰에 오세요']);
    expect(await bring('boards')).toEqual([['COPIED', 0]]);
    expect(await shown(childId)).toEqual(['새봄몰에 오세요 · 새봄몰', '우리끼리 · 기업 복지몰']);
    await move(parentId, postNo, (await frontOf(parentId, postNo))?.version ?? 0, 'ENDED');
    expect(await bring('boards')).toEqual([['COPIED', 0]]);
    expect(await shown(childId)).toEqual(['우리끼리 · 기업 복지몰']);
  });

  test('that a mall has changed stay until they are locked: then nobody changes them, but others can still be added', async () => {
    await post(parentId, '처음');
    childId = await child();
    await save(childId, 1, '이 몰의 처음');
    await save(parentId, 1, '나중');
    expect(await bring('boards')).toEqual([['COPIED', 1]]);
    expect(await shown(childId)).toEqual(['이 몰의 처음 · 기업 복지몰']);
    await lock('boards', true);
    await bring('boards');
    expect(await shown(childId)).toEqual(['나중 · 새봄몰']);
    expect(await frontOf(childId, 1)).toMatchObject({ mayWrite: false, lockedBy: { name: '기업 복지몰' } });
    expect((await save(childId, 1, '몰래')).code).toBe('4090');
    const change = `update content_revision set is_current = false where kind = '${notices}' and key = 1`;
    await expect(asOffice(change)).rejects.toThrow('locked');
    const postNo = await post(childId, '쉬는 날');
    expect((await save(childId, postNo, '쉬는 날이 바뀌었어요')).code).toBe('0000');
    expect(await shown(childId)).toEqual(['나중 · 새봄몰', '쉬는 날이 바뀌었어요 · 기업 복지몰']);
    await lock('boards', false);
    await bring('boards');
    expect((await save(childId, 1, '다시 우리 글')).code).toBe('0000');
  });
});

describe('what a blueprint adds to the terms', () => {
  const draftOf = (html: string, appliedOn: string) => ({
    ...{ html, appliedOn, isAdverse: false, needsConsent: false, sendsMail: false, version: 0 },
    ...{ noticeTitle: '약관이 바뀌어요', noticeHtml: `<p>${koreanDay(appliedOn)}부터 바뀌어요</p>` },
  });
  const pathOf = (mallId: number) => `/malls/${mallId}/terms/service`;
  /** Announces, with two persons. */
  const announce = async (mallId: number, html: string, inDays = 7) => {
    const path = pathOf(mallId);
    await chief.put(`${path}/draft`, { body: draftOf(html, shiftedDay(today, inDays)) });
    const { data } = await chief.post<{ caseNo: number }>(`${path}/propose`, {
      body: { version: 1, reason: '더해요' },
    });
    return (await security.post(`/cases/${data?.caseNo}/approve`)).code;
  };
  const detail = async (mallId = childId) => (await chief.get<TermDetail>(pathOf(mallId))).data;
  const said = async () => (await detail())?.versions.map(({ html, appliedOn, state }) => [html, appliedOn, state]);

  test('is announced in its malls by approving its case, from a day that leaves their members enough notice', async () => {
    await announce(parentId, '<p>점심에 쉬어요</p>', 9);
    childId = await child();
    expect(await said()).toEqual([['<p>점심에 쉬어요</p>', shiftedDay(today, 7), 'ANNOUNCED']]);
    expect(await differing('annexes')).toEqual([]);
    const mall = [...(await shop.app.dependencies.malls.all()).values()].find(({ mallId }) => mallId === childId);
    if (!mall) throw new Error('no mall');
    await announceTerms(shop.app.dependencies, { ...mall, state: 'OPEN' }, new Date());
    const { rows } = await sql<{ html: string }>`select html from board_post where mall_id = ${childId}`.execute(
      shop.owner,
    );
    expect(rows).toEqual([{ html: `<p>${koreanDay(shiftedDay(today, 7))}부터 바뀌어요</p>` }]);
  });

  test('reaches its malls when it is brought, each a day after the last, and ends there when it ends', async () => {
    childId = await child();
    await announce(parentId, '<p>점심에 쉬어요</p>');
    expect(await differing('annexes')).toEqual(['이용약관']);
    expect(await bring('annexes')).toEqual([['COPIED', 0]]);
    await announce(parentId, '', 8);
    expect(await bring('annexes')).toEqual([['COPIED', 0]]);
    expect(await said()).toEqual([
      ['', shiftedDay(today, 8), 'ANNOUNCED'],
      ['<p>점심에 쉬어요</p>', shiftedDay(today, 7), 'ANNOUNCED'],
    ]);
    const { data } = await chief.get<OfficeData<typeof getBlueprint>>(`/malls/${parentId}/blueprint`);
    const part = data?.children[0]?.parts.find(({ section }) => section === 'annexes');
    expect(part).toEqual({ section: 'annexes', mode: 'INHERIT', isSame: true });
  });

  test('stays beside what a mall has added itself until it is locked: then the mall can add nothing else', async () => {
    await announce(parentId, '<p>점심에 쉬어요</p>');
    childId = await child();
    expect(await announce(childId, '<p>우리는 저녁에 쉬어요</p>', 8)).toBe('0000');
    expect(await bring('annexes')).toEqual([['COPIED', 1]]);
    expect((await said())?.[0]?.[0]).toBe('<p>우리는 저녁에 쉬어요</p>');
    await lock('annexes', true);
    await bring('annexes');
    expect((await said())?.[0]).toEqual(['<p>점심에 쉬어요</p>', shiftedDay(today, 9), 'ANNOUNCED']);
    expect(await detail()).toMatchObject({ mayRequest: false, lockedBy: { name: '기업 복지몰' } });
    const refused = await chief.put(`${pathOf(childId)}/draft`, {
      body: draftOf('<p>몰래</p>', shiftedDay(today, 10)),
    });
    expect(refused.code).toBe('4090');
    const { rows } = await sql<{ caseNo: string }>`
      select case_no::text as case_no from term_annex where mall_id = ${childId} and html like '%저녁%'`.execute(
      shop.owner,
    );
    const again = `insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, case_no, is_adverse)
      select mall_id, 99, term_code, applied_on + 30, html, announced_at, case_no, false from term_annex where case_no = ${rows[0]?.caseNo}`;
    await expect(asOffice(again)).rejects.toThrow('locked');
  });

  test('is copied only into the blueprint’s own malls, and never with another wording', async () => {
    await announce(parentId, '<p>점심에 쉬어요</p>');
    childId = await child();
    const copy = (html: string, mallId = childId) =>
      inMall(shop.officeDatabase, { mallId }, (transaction) =>
        sql`insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, case_no, is_adverse)
          select ${mallId}, 99, 'service', (now() + interval '40 days')::date, ${html}, now(), max(case_no), false from approval_case`.execute(
          transaction,
        ),
      );
    await expect(copy('<p>다른 글</p>')).rejects.toThrow('second person');
    await expect(copy('<p>점심에 쉬어요</p>', 1)).rejects.toThrow('second person');
    await copy('<p>점심에 쉬어요</p>');
  });
});
