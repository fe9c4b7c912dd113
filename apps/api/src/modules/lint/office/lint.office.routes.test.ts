import type { LintFinding, LintFindingRow, MallLint } from '@mall/contracts/office/lint';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { startColours } from '@mall/domain/theme/start-theme';
import { tokensOf } from '@mall/domain/theme/theme-tokens';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, subscription } from '../../../testing/products.ts';
import { openShop, orderTerms, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followProducts } from '../../listing/follow-products.ts';
import { checkMall } from '../check-mall.ts';
import { checkMarked, checkNightly } from '../check-marked.ts';

// Everything that the product group “기타 재화” requires.
const notice = ['품명·모델명', '크기·용량', '품질보증 기준', '제조자', '제조국', 'A/S 책임자·전화번호'].map(
  (label) => ({
    label,
    value: '적었어요',
  }),
);
const texts = {
  service: '청약철회 7일 제한 비용 14세',
  privacy: '보호책임자 위탁 보유',
  marketing: '광고',
  thirdParty: '제공',
};
const terms = orderTerms.map((one) => ({ ...one, html: texts[one.termCode as keyof typeof texts] ?? '' }));

let shop: Shop;
let security: StaffClient;
let owner: StaffClient;
let stranger: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    products: [
      goods('GD0001', { statutoryNotice: notice }),
      goods('GD0002', { statutoryNotice: notice }),
      subscription('SB0001', { statutoryNotice: notice, cancellationTerms: [{ label: '해지', value: '언제든지' }] }),
    ],
    terms,
  });
  security = await addStaff(shop, { role: 'SECURITY' });
  owner = await addStaff(shop, { role: 'SUPER' });
  stranger = await addStaff(shop, { role: 'SECURITY', mallIds: [2] });
  // Announced terms cannot be changed; this test has to change them anyway.
  await sql`alter table term_version disable trigger term_version_stays`.execute(shop.owner);
});
afterAll(() => shop.close());

const today = seoulDayOf(new Date());
const week = shiftedDay(today, 7);
const setMall = (values: object, mallId = 1) =>
  shop.owner.updateTable('mall').set(values).where('mallId', '=', mallId).execute();
const check = (staff = security, mallId = 1) => staff.post<{ red: number }>(`/malls/${mallId}/lint/check`);
const follow = () => checkMarked(shop.app.dependencies, new Date());
const found = async (query: string, staff = security) =>
  (await staff.get<{ rows: LintFindingRow[] }>(`/lint?${query}`)).data?.rows ?? [];
const ofRule = (rule: number, query = 'state=is:OPEN') => found(`mallId=is:1&rule=is:${rule}&${query}`);
const show = async (findingNo: number, staff = security) =>
  (await staff.get<LintFinding>(`/malls/1/lint/findings/${findingNo}`)).data;
const waive = (finding: LintFindingRow, body: object = {}, staff = security) =>
  staff.post(`/malls/1/lint/findings/${finding.findingNo}/waive`, {
    body: { words: finding.words, until: week, reason: '새 주소를 등기하는 중이에요', ...body },
  });
const readOffice = async () => {
  const { officeDatabase } = shop.app.dependencies;
  if (!officeDatabase) throw new Error('no office');
  return officeDatabase;
};
const isRed = async (at = new Date()) =>
  inMall(await readOffice(), { mallId: 1 }, async (transaction) => (await checkMall(transaction, at)).red > 0);

/** Causes one red finding: no contact for returns. */
async function breakRule(): Promise<LintFindingRow> {
  await setMall({ customerPhone: '없음' });
  await follow();
  const [finding] = await ofRule(8);
  if (!finding) throw new Error('nothing was found');
  return finding;
}
beforeEach(async () => {
  // Checks as of a later day.
  await inMall(shop.owner, { mallId: 1 }, (transaction) =>
    sql`delete from lint_check where mall_id = 1 and checked_on > ${today}::date`.execute(transaction),
  );
  await setMall({ address: '서울 중구', customerPhone: '1500-0000', hostingProvider: '가람클라우드' });
  await follow();
});

/** Restores the state in which every rule is kept. */
async function mend(): Promise<void> {
  const written = sql<never>`${JSON.stringify(notice)}::text::jsonb`;
  await shop.owner.updateTable('product').set({ statutoryNotice: written, summary: '', state: 'GD00403' }).execute();
  for (const { termNo, html } of terms)
    await shop.owner.updateTable('termVersion').set({ html }).where('termNo', '=', termNo).execute();
}

describe('what is saved is checked within seconds', () => {
  afterAll(mend);

  test('a broken rule gives a finding, which ends when it is fixed, and begins anew when it is broken again', async () => {
    const finding = await breakRule();
    expect(finding).toMatchObject({
      mallId: 1,
      ruleNo: 8,
      severity: 'RED',
      state: 'OPEN',
      words: '반품을 물어볼 전화번호가 없거나 번호가 아니에요',
    });
    await setMall({ customerPhone: '1500-0000' });
    await follow();
    expect(await ofRule(8)).toEqual([]);
    expect(await ofRule(8, 'state=is:GONE')).toMatchObject([{ findingNo: finding.findingNo, dueAt: null }]);
    const again = await breakRule();
    expect(again.findingNo).toBe(finding.findingNo);
    expect(again.firstSeenAt > finding.firstSeenAt).toBe(true);
  });

  test('an open finding keeps the day on which it was first seen, however often it is checked', async () => {
    const finding = await breakRule();
    await setMall({ title: '다른 제목' });
    await follow();
    const [after] = await ofRule(8);
    expect(after?.firstSeenAt).toBe(finding.firstSeenAt);
    expect((after?.lastSeenAt ?? '') > finding.lastSeenAt).toBe(true);
  });

  test.each([
    [
      'a product',
      10,
      () =>
        shop.owner
          .updateTable('product')
          .set({ statutoryNotice: sql`'[]'` })
          .where('productNo', '=', 'GD0001')
          .execute(),
    ],
    [
      'a wording',
      27,
      () =>
        shop.owner.updateTable('product').set({ summary: '업계 최저가' }).where('productNo', '=', 'GD0001').execute(),
    ],
    [
      'an option',
      14,
      () =>
        shop.owner.updateTable('productOption').set({ extraPrice: 500 }).where('productNo', '=', 'GD0002').execute(),
    ],
    [
      'terms',
      5,
      () => shop.owner.updateTable('termVersion').set({ html: '' }).where('termCode', '=', 'privacy').execute(),
    ],
    [
      'a popup',
      28,
      () =>
        inMall(shop.owner, { mallId: 1 }, (transaction) =>
          transaction
            .insertInto('popup')
            .values({ mallId: 1, popupNo: 9, type: 'DP01801', html: '<p>열어요</p>', url: '/goods/ngd/GD9999' })
            .execute(),
        ),
    ],
    [
      'a listing',
      28,
      () =>
        inMall(shop.owner, { mallId: 1 }, (transaction) =>
          transaction.updateTable('product').set({ state: 'GD00404' }).where('productNo', '=', 'GD0002').execute(),
        ),
    ],
  ])('%s that changes is checked in the malls that show it', async (_, rule, change) => {
    const before = (await ofRule(rule)).length;
    await change();
    await followProducts(shop.owner);
    await follow();
    expect((await ofRule(rule)).length).toBeGreaterThan(before);
  });

  test('a link is dead when neither site knows it; a mobile-only or external one is not', async () => {
    const links = ['/mdReview', 'https://example.kr/goods/1', '/nowhere/at/all', '/exhibition/detailExhibition/77'];
    await inMall(shop.owner, { mallId: 2 }, (transaction) =>
      transaction
        .insertInto('popup')
        .values(
          links.map((url, index) => ({
            mallId: 2,
            popupNo: 20 + index,
            type: 'DP01801' as const,
            html: '<p>열어요</p>',
            url,
          })),
        )
        .execute(),
    );
    await follow();
    const dead = await found('mallId=is:2&rule=is:28&state=is:OPEN');
    const said = dead.map(({ words }) => words).filter((words) => words.startsWith('‘'));
    expect(said.sort()).toEqual([
      '‘/exhibition/detailExhibition/77’에 아무것도 없어요',
      '‘/nowhere/at/all’에 아무것도 없어요',
    ]);
  });

  test('links within texts are checked like those of banners, and so are the products of exhibitions and posts', async () => {
    const inSecond = (statement: string) =>
      inMall(shop.owner, { mallId: 2 }, (transaction) => sql.raw(statement).execute(transaction));
    await inSecond('delete from popup');
    await inSecond(`insert into faq (mall_id, faq_no, category, question, answer_html) values
      (2, 9, '몰', '어디서 보나요?', '<p><a href="/goods/ngd/GD9998">여기</a> <a href="/goods/ngd/GD0001">저기</a> <a href="//x.kr">밖</a></p>')`);
    await inSecond(`insert into board_post (mall_id, board_type, post_no, title, label, summary, html, image, author, is_pinned, posted_on, product_nos)
      values (2, 'CM00404', 9, '글', '', '', '', '', '', false, now(), '{GD0001,GD9997}')`);
    await inSecond(`insert into exhibition (mall_id, exhibition_no, category_no, title, image, colour_from, colour_to, starts_on, ends_on)
      select 2, 9, min(category_no), '기획전', 'i', '#000000', '#000000', now(), now() + interval '9 days' from category where mall_id = 2`);
    await inSecond(`insert into exhibition_section (mall_id, exhibition_no, section_no, anchor, title, description, benefits, product_nos)
      values (2, 9, 1, 'a', 's', '', '[]', '{GD9996,GD0001,GD9995}')`);
    await follow();
    const dead = (await found('mallId=is:2&rule=is:28&state=is:OPEN')).map(
      ({ placeName, words }) => `${placeName}: ${words}`,
    );
    expect(dead.filter((words) => words.includes('‘')).toSorted()).toEqual([
      'FAQ · 어디서 보나요?: ‘/goods/ngd/GD9998’에 아무것도 없어요',
      '게시글 · 글: ‘GD9997’에 아무것도 없어요',
      '기획전 · 기획전: ‘GD9996’, ‘GD9995’에 아무것도 없어요',
    ]);
  });

  test('a more expensive option listed first is found while the cheaper one can be ordered', async () => {
    const extra = async (optionNo: number, extraPrice: number, quantity: number) => {
      await sql`insert into product_option (product_no, option_no, label, extra_price) values ('GD0001', ${optionNo}, '옵션', ${extraPrice})
        on conflict (product_no, option_no) do update set extra_price = excluded.extra_price`.execute(shop.owner);
      const shelf = shop.owner.updateTable('optionStock').set({ quantity }).where('productNo', '=', 'GD0001');
      await shelf.where('optionNo', '=', optionNo).execute();
    };
    await extra(1, 500, 5);
    await extra(2, 0, 0);
    await follow();
    expect(await ofRule(15)).toEqual([]);
    await extra(2, 0, 1);
    await follow();
    expect((await ofRule(15)).map(({ words }) => words)).toEqual([
      '500원 더 비싼 옵션이 먼저 골라져 있어요. 가장 싼 옵션을 앞에 두세요',
    ]);
    await extra(1, 0, 5);
    await follow();
    expect(await ofRule(15)).toEqual([]);
    await sql`delete from product_option where product_no = 'GD0001' and option_no = 2`.execute(shop.owner);
  });

  test.each([
    ['07:59:59', 1],
    ['08:00:00', 0],
    ['20:59:59', 0],
    ['21:00:00', 1],
  ])('advertising that left at %s in Seoul counts as %i at night', async (time, atNight) => {
    await inMall(shop.owner, { mallId: 1 }, (transaction) =>
      sql`insert into mail (mall_id, kind, facts, queued_at, sent_at)
        values (1, 'NEWSLETTER', '{}', now(), ${`${shiftedDay(today, -1)}T${time}+09:00`}::timestamptz)`.execute(
        transaction,
      ),
    );
    await check();
    const night = (await ofRule(20)).filter(({ words }) => words.startsWith('밤 9시'));
    await inMall(shop.owner, { mallId: 1 }, (transaction) => sql`delete from mail`.execute(transaction));
    expect(night).toHaveLength(atNight);
  });

  test('many changes at once are checked once, and no mark is left', async () => {
    await setMall({ title: '가' });
    await setMall({ title: '나' });
    const at = new Date(Date.now() + 5_000);
    await checkMarked(shop.app.dependencies, at);
    expect((await shop.owner.selectFrom('lintMark').selectAll().execute()).length).toBe(0);
    const { checkedAt } = await shop.owner
      .selectFrom('lintCheck')
      .select('checkedAt')
      .where('mallId', '=', 1)
      .orderBy('checkedOn', 'desc')
      .executeTakeFirstOrThrow();
    expect(checkedAt).toEqual(at);
  });

  test('a mall whose own content has changed does not wait for all others when shared data has changed too', async () => {
    await follow();
    await shop.owner
      .insertInto('lintMark')
      .values([{ ofMallId: null }, { ofMallId: 2 }])
      .execute();
    await follow();
    const { rows } = await sql<{ mallId: number }>`
      select mall_id from lint_check where checked_on = (select max(checked_on) from lint_check) order by xmin::text::bigint`.execute(
      shop.owner,
    );
    expect(rows.map(({ mallId }) => mallId)).toEqual([2, 1]);
  });

  test('orders and stock leave no marks', async () => {
    await shop.owner.updateTable('optionStock').set({ quantity: 3 }).where('productNo', '=', 'GD0001').execute();
    await inMall(shop.owner, { mallId: 1 }, (transaction) =>
      transaction.updateTable('listing').set({ favouriteCount: 7 }).where('mallId', '=', 1).execute(),
    );
    expect(await shop.owner.selectFrom('lintMark').selectAll().execute()).toEqual([]);
  });
});

describe('prices and themes', () => {
  const inFirst = (work: (transaction: MallTransaction) => Promise<unknown>) => inMall(shop.owner, { mallId: 1 }, work);
  const fixOf = async (rule: number) => {
    const [finding] = await ofRule(rule);
    return (await show(finding?.findingNo ?? 0, owner))?.fix.path;
  };

  test('a raised fee is found for those who have signed for less, until their contract ends', async () => {
    const contract = {
      months: 36,
      careType: 'VISIT',
      cost: { monthlyFee: 29_000 },
      productName: '정수기',
      applicant: { name: '김' },
    };
    await inFirst(async (transaction) => {
      await sql`insert into subscription_application (mall_id, application_no, member_no, product_no, request_key, state, sheet, submitted_at, installed_on, image)
        values (1, '2026000000000001', ${shop.memberNos['familyshop']}, 'SB0001', gen_random_uuid(), 'IN_USE', ${JSON.stringify(contract)}::text::jsonb, now(), ${today}::date, '')`.execute(
        transaction,
      );
      await transaction
        .updateTable('subscriptionTerm')
        .set({ monthlyFee: 29_000 })
        .where('productNo', '=', 'SB0001')
        .where('months', '=', 36)
        .where('careType', '=', 'VISIT')
        .execute();
    });
    await follow();
    expect(await ofRule(18)).toEqual([]);
    await inFirst((transaction) =>
      sql`update subscription_term set monthly_fee = 32_000 where mall_id = 1 and months = 36 and care_type = 'VISIT'`.execute(
        transaction,
      ),
    );
    await follow();
    expect(await ofRule(18)).toMatchObject([
      {
        severity: 'AMBER',
        words: expect.stringMatching(/^36개월 방문관리의 월 요금이 29,000원에서 32,000원으로 올랐어요.*회원 1명/),
      },
    ]);
    expect(await fixOf(18)).toBe('/products/SB0001?field=terms');
    await inFirst((transaction) =>
      sql`update subscription_application set state = 'TERMINATED' where mall_id = 1`.execute(transaction),
    );
    await check();
    expect(await ofRule(18)).toEqual([]);
  });

  test('a plan is found from the day on which its higher price is announced', async () => {
    const contract = {
      quote: { planMonthlyPrice: 50_000, contractMonths: 24 },
      joinType: 'NEW',
      plan: { carrier: '온통신' },
      productName: '폰',
    };
    await inFirst((transaction) =>
      sql`insert into application (mall_id, application_no, member_no, product_no, option_no, plan_no, request_key, state, sheet, submitted_at, image, ci_hash)
        select 1, '2026000000000002', ${shop.memberNos['familyshop']}, 'GD0001', 1, 1, gen_random_uuid(), 'DELIVERED', ${JSON.stringify(contract)}::text::jsonb, now(), '', ''`.execute(
        transaction,
      ),
    );
    await follow();
    expect(await ofRule(18)).toEqual([]);
    const begins = sql`date_trunc('day', now() at time zone 'Asia/Seoul' + interval '9 days') at time zone 'Asia/Seoul'`;
    await sql`update carrier_plan_price set valid_to = ${begins} where plan_no = 1`.execute(shop.owner);
    await sql`insert into carrier_plan_price (plan_no, monthly_price, discount_monthly_12, discount_monthly_24, valid_from)
      values (1, 55_000, 0, 0, ${begins})`.execute(shop.owner);
    await follow();
    expect(await ofRule(18)).toMatchObject([
      {
        placeName: '요금제 · 요금제 1',
        words: expect.stringContaining(`55,000원으로 ${shiftedDay(today, 9)}부터 올라요`),
      },
    ]);
    expect(await fixOf(18)).toBe('/plans/prices');
  });

  test('a discount is distinguished from one based on the mall’s own former price', async () => {
    await sql`update product set market_price = 20_000 where product_no = 'GD0001'`.execute(shop.owner);
    const price = (salePrice: number) =>
      inFirst((transaction) =>
        transaction.updateTable('listing').set({ salePrice }).where('productNo', '=', 'GD0001').execute(),
      );
    await price(20_000);
    await price(15_000);
    await sql`update product set market_price = 0 where product_no <> 'GD0001'`.execute(shop.owner);
    await inFirst((transaction) => sql`delete from listing_price where price_before < 20_000`.execute(transaction));
    await check();
    expect(await ofRule(13)).toEqual([]);
    await price(14_000);
    await follow();
    expect(await ofRule(13)).toMatchObject([{ words: expect.stringMatching(/^상품 1개의 할인율/) }]);
  });

  test('a theme with an unreadable colour pair is found with that pair, and the fix leads to its colour', async () => {
    await sql`alter table mall_theme drop constraint mall_theme_tokens_check`.execute(shop.owner);
    const body = { ...startColours('A'), brand: '#ffe14d', logo: '', footLogo: '', favicon: '' };
    const tokens = { ...tokensOf({ ...body, brand: '#1f55e5' }), brand: '#ffe14d', 'on-brand': '#ffffff' };
    await inFirst((transaction) =>
      sql`insert into mall_theme (mall_id, version, state, body, tokens, made_at)
        values (1, 1, 'LIVE', ${JSON.stringify(body)}::text::jsonb, ${JSON.stringify(tokens)}::text::jsonb, now())`.execute(
        transaction,
      ),
    );
    await follow();
    const named = (await ofRule(25)).map(({ placeName }) => placeName).sort();
    expect(named).toEqual(['테마 · 버튼 글자 / 주색', '테마 · 선택 표시 / 바탕']);
    expect(await fixOf(25)).toBe('/themes?mall=familyshop&field=brand');
  });

  test('a missing setting of the mall leads to its field', async () => {
    await setMall({ hostingProvider: '' });
    await follow();
    expect(await fixOf(3)).toBe('/malls/1?field=hostingProvider');
  });
});

describe('a waiver', () => {
  test('is given by security with a reason and an end, lets the mall open, and expires', async () => {
    const finding = await breakRule();
    expect(await found('mallId=is:1&state=is:OPEN&severity=is:RED')).toMatchObject([{ ruleNo: 8 }]);
    expect(await isRed()).toBe(true);
    expect((await waive(finding)).code).toBe('0000');
    expect(await show(finding.findingNo)).toMatchObject({
      ...{ state: 'WAIVED', dueAt: null, waivedUntil: week, acts: ['endWaiver'] },
      waiver: { by: expect.stringMatching(/^운영자/), reason: '새 주소를 등기하는 중이에요', until: week },
    });
    expect(await isRed()).toBe(false);
    expect(await isRed(new Date(Date.now() + 8 * 86_400_000))).toBe(true);
    const audit = await shop.owner
      .selectFrom('staffAudit')
      .select(['action', 'staffNo', 'reason'])
      .where('subject', '=', `lint ${finding.findingNo}`)
      .where('action', '=', 'lint.waive')
      .execute();
    expect(audit).toEqual([{ action: 'lint.waive', staffNo: security.staffNo, reason: '새 주소를 등기하는 중이에요' }]);
    expect((await security.post(`/malls/1/lint/findings/${finding.findingNo}/end-waiver`)).code).toBe('0000');
    expect(await isRed()).toBe(true);
  });

  test('stays valid while only a count changes, and ends when the finding’s wording changes', async () => {
    const [finding] = await ofRule(3, 'state=is:GONE').then(async () => {
      await setMall({ hostingProvider: '' });
      await follow();
      return ofRule(3);
    });
    if (!finding) throw new Error('nothing was found');
    await waive(finding);
    const say = (words: string) =>
      inMall(shop.owner, { mallId: 1 }, (transaction) =>
        transaction.updateTable('lintFinding').set({ words }).where('findingNo', '=', finding.findingNo).execute(),
      );
    await say(`${finding.words}`);
    await check();
    expect((await show(finding.findingNo))?.state).toBe('WAIVED');
    await say('다른 지적이에요');
    await check();
    expect(await show(finding.findingNo)).toMatchObject({ state: 'OPEN', waiver: null });
  });

  test('is refused without a reason, for a day that has passed or is too far, for another wording, twice, and to readers', async () => {
    const finding = await breakRule();
    expect((await waive(finding, { reason: ' ' })).code).toBe('4000');
    for (const until of [shiftedDay(today, -1), shiftedDay(today, 400)]) {
      const { code, fieldErrors } = await waive(finding, { until });
      expect([code, fieldErrors?.[0]?.field]).toEqual(['4220', 'until']);
    }
    expect((await waive(finding, { words: '다른 지적' })).code).toBe('4090');
    expect((await waive(finding, {}, owner)).code).toBe('4040');
    expect((await waive(finding, {}, stranger)).code).toBe('4040');
    expect((await security.post(`/malls/1/lint/findings/${finding.findingNo}/end-waiver`)).code).toBe('4090');
    const twice = await Promise.all([waive(finding), waive(finding)]);
    expect(twice.map(({ code }) => code).sort()).toEqual(['0000', '4090']);
    expect((await show(finding.findingNo, owner))?.acts).toEqual([]);
  });
});

describe('access', () => {
  test('staff of another mall find neither its findings nor its score, and those without the permission find nothing at all', async () => {
    const finding = await breakRule();
    expect((await found('mallId=is:1', stranger)).length).toBe(0);
    expect((await stranger.get(`/malls/1/lint/findings/${finding.findingNo}`)).code).toBe('4040');
    expect((await stranger.get('/malls/1/lint')).code).toBe('4040');
    expect((await check(stranger)).code).toBe('4040');
    const malls = await stranger.get<{ rows: { mallId: number }[] }>('/lint/malls');
    expect(malls.data?.rows.map(({ mallId }) => mallId)).toEqual([2]);
    for (const role of ['MD', 'CS', 'PARTNER', 'WELFARE'] as const)
      expect([role, (await (await addStaff(shop, { role, mallIds: [1] })).get('/lint')).code]).toEqual([role, '4040']);
  });

  test('the fix is a screen that exists and that one may open; others are told who can', async () => {
    const [staff] = await ofRule(24);
    const [asOwner, asSecurity] = [await show(staff?.findingNo ?? 0, owner), await show(staff?.findingNo ?? 0)];
    expect([asOwner?.fix.path, asSecurity?.fix.path]).toEqual(['/staff', '/staff']);
    const marketing = await addStaff(shop, { role: 'MARKETING' });
    expect((await show(staff?.findingNo ?? 0, marketing))?.fix).toEqual({
      path: null,
      who: '직원은 슈퍼 운영자가 바꿔요',
    });
  });
});

describe('a mall as a whole', () => {
  test('has the result of each of the 28 rules, and a reason where one does not apply', async () => {
    await breakRule();
    const { data } = await security.get<MallLint>('/malls/1/lint');
    expect(data?.rules).toHaveLength(28);
    expect(data?.rules[7]).toMatchObject({ ruleNo: 8, outcome: 'RED', found: 1 });
    expect(data?.rules[25]).toMatchObject({ outcome: 'NOT_CONCERNED', whyNot: '이 몰에는 복지포인트가 없어요' });
    expect(data?.days.at(-1)).toMatchObject({ day: today, score: data?.score, red: data?.red });
  });

  test('is checked on request, with a row in the audit, and each night; a day keeps its last score', async () => {
    const mall = [...(await shop.app.dependencies.malls.all()).values()].find(({ mallId }) => mallId === 1);
    if (!mall) throw new Error('no mall');
    const { data } = await check();
    await checkNightly(shop.app.dependencies, mall, new Date(Date.now() + 86_400_000));
    const { data: after } = await security.get<MallLint>('/malls/1/lint');
    expect(after?.days.map(({ day }) => day)).toEqual([today, shiftedDay(today, 1)]);
    expect(after?.days[0]?.red).toBe(data?.red);
    const audit = await shop.owner
      .selectFrom('staffAudit')
      .select('action')
      .where('subject', '=', 'lint')
      .where('ofMallId', '=', 1)
      .execute();
    expect(audit.at(-1)).toEqual({ action: 'lint.check' });
  });

  test('checked by two at once has each finding once', async () => {
    await setMall({ address: '' });
    await Promise.all([check(), check(owner), follow()]);
    expect(await ofRule(8)).toHaveLength(1);
  });
});
