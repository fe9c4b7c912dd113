import { cornerArea } from '@mall/contracts/codes';
import type { findCompany, getMallOpening, offerGoods, tryOrder } from '@mall/contracts/office/mall-opening';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { inMall } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdRevision } from '../../../publishing/revision.repository.ts';
import { goods, phone, subscription } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { listWirelessCards } from '../../wireless/list-wireless-cards.ts';
import { openDueMall } from './schedule-opening.ts';

let shop: Shop;
let chief: StaffClient;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, at) => ({ mallId: at + 1, mallUrl }));
  const products = [1, 2, 3].map((at) => goods(`GD000${at}`, { name: `컵 ${at}`, salePrice: at * 10_000 }));
  const supports = [
    {
      ...{ productNo: 'HP0001', memory: '256GB', planNo: 1, joinType: 'TRANSFER' as const },
      ...{ validFrom: '2026-01-01T00:00:00Z', validTo: null, commonSupport: 400_000, extraSupport: 0 },
    },
  ];
  shop = await openShop({
    products: [...products, phone('HP0001'), subscription('SB0001')],
    malls: malls.map((mall) => ({ ...mall, supports })),
  });
  chief = await addStaff(shop, { role: 'SUPER' });
  await inMall(shop.owner, { mallId: 1 }, (transaction) =>
    sql`insert into faq (mall_id, faq_no, category, question, answer_html)
      values (1, 1, '몰', 'familyshop몰은 무엇인가요?', '<p>familyshop몰이에요</p>')`.execute(transaction),
  );
});
afterAll(() => shop.close());

const words = { name: '새봄몰', salesType: 'GENERAL', origin: 'COPY', fromMallId: 1, isBlueprint: false };
const create = (mallUrl: string, more: object = {}, staff = chief) =>
  staff.post<{ mallId: number }>('/malls', { body: { mallUrl, ...words, ...more } });
const made = async (mallUrl: string, more: object = {}) => (await create(mallUrl, more)).data?.mallId ?? 0;
const opening = async (mallId: number) =>
  (await chief.get<OfficeData<typeof getMallOpening>>(`/malls/${mallId}/opening`)).data;
const verdict = async (mallUrl: string) =>
  (await chief.get<{ verdict: string }>(`/malls/address?mallUrl=${mallUrl}`)).data?.verdict;
const every = { fromMallId: 0, kinds: ['goods'], categories: [], brand: '', lowest: null, highest: null, percent: 0 };
const offer = async (mallId: number, rule: object = {}) =>
  (
    await chief.post<OfficeData<typeof offerGoods>>(`/malls/${mallId}/opening/goods/preview`, {
      body: { ...every, ...rule },
    })
  ).data;
const list = (mallId: number, rule: object = {}) =>
  chief.post<{ listed: number }>(`/malls/${mallId}/opening/goods`, { body: { ...every, ...rule } });
/** Waives every finding of the law lint, in place of proper texts and terms. */
const waiveAll = (mallId: number) =>
  inMall(shop.owner, { mallId }, (transaction) =>
    sql`update lint_finding set waived_until = current_date + 30, waived_by = ${chief.staffNo}, waived_at = now(),
      waiver_reason = '시험' where mall_id = ${mallId}`.execute(transaction),
  );

describe('an address', () => {
  test('is free, taken, reserved or invalid', async () => {
    expect(await verdict('saebom')).toBe('FREE');
    expect(await verdict('hanul')).toBe('TAKEN');
    expect(await verdict('admin')).toBe('RESERVED');
    expect(await verdict('kmcertverification')).toBe('RESERVED');
    expect(await verdict('9saebom')).toBe('MALFORMED');
  });

  test('taken by another mall in the meantime is refused at its field, also for two at once', async () => {
    expect((await create('hanul')).fieldErrors?.[0]).toMatchObject({ field: 'mallUrl' });
    expect((await create('images')).fieldErrors?.[0]).toMatchObject({ field: 'mallUrl' });
    const both = await Promise.all([create('twice'), create('twice')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('a company', () => {
  const companyOf = async (businessNumber: string, staff = chief) =>
    (await staff.get<OfficeData<typeof findCompany>>(`/malls/company?businessNumber=${businessNumber}`)).data?.company;

  test('that already runs a mall is found by its business number, by staff who may see that mall', async () => {
    const facts = { company: '주식회사 새봄', representativeName: '이새봄', address: '서울 중구' };
    await sql`update mall set business_number = '123-45-67891', company = ${facts.company},
      representative_name = ${facts.representativeName}, address = ${facts.address} where mall_id = 2`.execute(
      shop.owner,
    );
    expect(await companyOf('123-45-67891')).toMatchObject(facts);
    expect(await companyOf('220-81-62517')).toBeNull();
    const elsewhere = await addStaff(shop, { role: 'SUPER', mallIds: [1] });
    expect(await companyOf('123-45-67891', elsewhere)).toBeNull();
    const cs = await addStaff(shop, { role: 'CS' });
    expect((await cs.get('/malls/company?businessNumber=123-45-67891')).code).toBe('4040');
  });
});

describe('a new mall', () => {
  test('has the content of the other one under its own name, but not its identity', async () => {
    const mallId = await made('copied');
    const { data: settings } = await chief.get<Record<string, Record<string, unknown>>>(`/malls/${mallId}/settings`);
    expect(settings).toMatchObject({ state: 'DRAFT', law: { company: '', businessNumber: '' } });
    const { rows } = await sql<{ question: string; menus: number; homes: number }>`
      select (select question from faq where mall_id = ${mallId}) as question,
        (select count(*)::int from category where mall_id = ${mallId}) as menus,
        (select count(*)::int from content_revision where mall_id = ${mallId} and kind = 'HOME' and state = 'LIVE') as homes`.execute(
      shop.owner,
    );
    expect(rows[0]).toMatchObject({ question: '새봄몰은 무엇인가요?', homes: 2 });
    expect(rows[0]?.menus).toBeGreaterThan(0);
  });

  test('shows nothing that stays with the other one: no banner of its exhibitions, nor of goods, which it lists itself', async () => {
    const item = { title: '', subtitle: '', kicker: '', label: '', image: '', goodsGroupNo: '', isOnDark: false };
    const times = { colourFrom: null, colourTo: null, startsAt: null, endsAt: null };
    const items = [
      { ...item, ...times, link: '/goods/ngd/GD0001' },
      { ...item, ...times, link: '/exhibition/detailExhibition/1' },
      { ...item, ...times, link: '/board/boardList' },
      { ...item, ...times, link: '/goods/ngd/GD0002', goodsGroupNo: 'GD0002' },
    ];
    const corners = [{ area: cornerArea.deals, title: '', subtitle: '', link: '', items }];
    const body = JSON.stringify({ title: '홈', device: 'pc', corners });
    await inMall(shop.owner, { mallId: 1 }, (transaction) =>
      sql`insert into content_revision (mall_id, kind, key, revision_no, state, starts_at, body, made_at)
        select 1, 'HOME', ${homeKeys.pc}, coalesce(max(revision_no), 0) + 1, 'LIVE', now(), ${body}::text::jsonb, now()
        from content_revision where mall_id = 1 and kind = 'HOME' and key = ${homeKeys.pc}`.execute(transaction),
    );
    const mallId = await made('banners');
    const { rows } = await sql<{ links: string[] }>`
      select array(select i ->> 'link' from jsonb_array_elements(body -> 'corners') c, jsonb_array_elements(c -> 'items') i) as links
      from content_revision where mall_id = ${mallId} and kind = 'HOME' and key = ${homeKeys.pc}`.execute(shop.owner);
    expect(rows).toEqual([{ links: ['/board/boardList', '/goods/ngd/GD0002'] }]);
  });

  test('has its keywords and pages as its own, which can be edited at their desk', async () => {
    await inMall(shop.owner, { mallId: 1 }, async (transaction) => {
      const live = {
        revisionNo: 1,
        state: 'LIVE',
        startsAt: new Date(),
        endsAt: null,
        staffNo: null,
        madeAt: new Date(),
      } as const;
      const page = { title: 'familyshop몰 소개', pageName: 'handyService', html: '<p>familyshop몰이에요</p>' } as const;
      const words = { title: '기본', smart: ['컵'], popular: [] };
      await holdRevision(transaction, { kind: 'PAGE', key: 90 }, { ...live, body: page });
      await holdRevision(transaction, { kind: 'KEYWORDS', key: 90 }, { ...live, body: words });
    });
    const mallId = await made('displays');
    const { rows } = await sql<{ page: string; smart: string; things: number }>`
      select (select title from content_page where mall_id = ${mallId} and page_name = 'handyService') as page,
        (select name from smart_keyword where mall_id = ${mallId}) as smart,
        (select count(*)::int from content_revision where mall_id = ${mallId} and kind in ('PAGE', 'KEYWORDS') and key = 90) as things`.execute(
      shop.owner,
    );
    expect(rows).toEqual([{ page: '새봄몰 소개', smart: '컵', things: 2 }]);
  });

  test('begins with only the provider’s texts when it is made from nothing', async () => {
    const mallId = await made('empty', { origin: 'EMPTY', fromMallId: 0 });
    const from = await opening(mallId);
    expect(from).toMatchObject({ origin: { kind: 'EMPTY' }, texts: { faqs: 1 } });
    expect(from?.steps.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['from', 'texts']);
  });

  test('cannot be made by staff of some malls only, nor from an unknown mall', async () => {
    const ofOne = await addStaff(shop, { role: 'SUPER', mallIds: [1] });
    expect((await create('foreign', {}, ofOne)).code).toBe('4040');
    expect((await create('nothing', { fromMallId: 999 })).code).toBe('4040');
    expect((await create('child', { origin: 'CHILD' })).fieldErrors?.[0]?.field).toBe('fromMallId');
    expect((await create('none', { fromMallId: 0 })).fieldErrors?.[0]?.field).toBe('fromMallId');
  });

  test('is invisible to strangers, even its name', async () => {
    await made('secret', { name: '비밀의숲' });
    const asked = ['secret', 'nosuchmall'].map((mallUrl) =>
      shop.app.inject({
        url: `/api/v1/mall/pre/layout/login?mallUrl=${mallUrl}&device=pc`,
        headers: { host: `${mallUrl}.localhost` },
      }),
    );
    const [hidden, unknown] = await Promise.all(asked);
    expect(hidden?.statusCode).toBe(unknown?.statusCode);
    expect(hidden?.body).not.toContain('비밀의숲');
  });

  test('starts as a draft whatever the office writes, by a policy', async () => {
    const insert = inMall(shop.officeDatabase, { mallId: 900 }, (transaction) =>
      sql`insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
        center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address, state)
        values (900, 'open', 'x', 'x', 'GENERAL', 'A', '', '', '', '', '0900', '1800', '', '', '', '', '', 'OPEN')`.execute(
        transaction,
      ),
    );
    await expect(insert).rejects.toThrow('row-level security');
  });
});

describe('its goods', () => {
  test('are found by menu, brand and price, counted, and listed in one go; the homes show the first', async () => {
    const mallId = await made('goods', { origin: 'EMPTY', fromMallId: 0 });
    expect(await offer(mallId, { fromMallId: 1 })).toMatchObject({ found: 3, fresh: 3, listed: 0 });
    const some = { fromMallId: 1, lowest: 15_000, percent: 10 };
    const offered = await offer(mallId, some);
    expect(offered?.cards.map(({ salePrice }) => salePrice)).toEqual([22_000, 33_000]);
    expect((await list(mallId, some)).data).toEqual({ listed: 2 });
    expect((await list(mallId, { fromMallId: 1 })).data).toEqual({ listed: 1 });
    expect(await offer(mallId, { fromMallId: 1 })).toMatchObject({ found: 3, fresh: 0, listed: 3 });
    const { rows } = await sql<{ items: { goodsGroupNo: string }[] }>`
      select items from corner where mall_id = ${mallId} and device = 'pc'`.execute(shop.owner);
    expect(rows[0]?.items.map(({ goodsGroupNo }) => goodsGroupNo)).toEqual(['GD0002', 'GD0003']);
  });

  test('are only in the mall’s own menus when its blueprint locks the menu, and on no home that follows', async () => {
    const parentId = await made('locked-menu', { origin: 'EMPTY', fromMallId: 0, isBlueprint: true });
    await chief.put(`/malls/${parentId}/blueprint/menu/lock`, { body: { isLocked: true } });
    const mallId = await made('of-locked-menu', { origin: 'CHILD', fromMallId: parentId });
    expect(await offer(mallId, { fromMallId: 1 })).toMatchObject({ found: 0, menuLockedBy: { mallId: parentId } });
    expect((await list(mallId, { fromMallId: 1 })).data).toEqual({ listed: 0 });
    await sql`insert into category (mall_id, category_no, name, type)
      select ${mallId}, category_no, name, type from category where mall_id = 1`.execute(shop.owner);
    expect((await list(mallId, { fromMallId: 1 })).data).toEqual({ listed: 3 });
    const { rows } = await sql`
      select from corner where mall_id = ${mallId} and items <> '[]'`.execute(shop.owner);
    expect(rows).toEqual([]);
  });

  test('include phones and subscriptions, with the other mall’s supports and terms and the resulting prices', async () => {
    const mallId = await made('devices', { origin: 'EMPTY', fromMallId: 0 });
    const all = { fromMallId: 1, kinds: [], percent: 10 };
    const offered = await offer(mallId, all);
    expect(offered).toMatchObject({ found: 5, phones: 1, subscriptions: 1, fresh: 5 });
    expect((await offer(mallId, { ...all, kinds: ['wireless'] }))?.found).toBe(1);
    expect((await list(mallId, all)).data).toEqual({ listed: 5 });
    const pricesIn = async (ofMall: number) =>
      (
        await sql<{ productNo: string; salePrice: number }>`
          select product_no, sale_price from listing where mall_id = ${ofMall} and kind <> 'goods' order by 1`.execute(
          shop.owner,
        )
      ).rows;
    const { database } = shop.app.dependencies;
    const [card] = await inMall(database, { mallId }, (tx) => listWirelessCards(tx, null, ['HP0001'], new Date()));
    const [theirs] = await inMall(database, { mallId: 1 }, (tx) => listWirelessCards(tx, null, ['HP0001'], new Date()));
    expect(card?.price).toEqual(theirs?.price);
    expect(await pricesIn(mallId)).toEqual([
      { productNo: 'HP0001', salePrice: card?.price.totalPrice },
      ...(await pricesIn(1)).slice(1),
    ]);
    const terms = await chief.get<{ rows: object[] }>(`/malls/${mallId}/products/SB0001/terms`);
    expect(terms.data?.rows).toHaveLength(1);
  });

  test('cannot be listed this way once the mall is visible, nor from itself', async () => {
    expect((await list(2, { fromMallId: 1 })).code).toBe('4090');
    expect((await list(2, { fromMallId: 2 })).fieldErrors?.[0]?.field).toBe('fromMallId');
    const mallId = await made('foreigngoods');
    expect((await list(mallId, { fromMallId: 999 })).code).toBe('4040');
  });
});

describe('opening', () => {
  test('is impossible with a red finding, which the steps name', async () => {
    const mallId = await made('red');
    const move = { body: { from: 'DRAFT', to: 'READY', notice: '' } };
    expect((await chief.post(`/malls/${mallId}/state`, move)).fieldErrors?.[0]?.field).toBe('to');
    const security = await addStaff(shop, { role: 'SECURITY' });
    await security.post(`/malls/${mallId}/lint/check`);
    const now = await opening(mallId);
    expect(now?.findings[0]).toMatchObject({ severity: 'RED', step: 'who' });
    expect(now?.state).toBe('DRAFT');
  });

  test('happens automatically at its moment, once, unless there is a new red finding', async () => {
    const mallId = await made('timed');
    const security = await addStaff(shop, { role: 'SECURITY' });
    await security.post(`/malls/${mallId}/lint/check`);
    const at = (milliseconds: number) => new Date(shop.app.dependencies.clock().getTime() + milliseconds);
    const schedule = (opensAt: Date | null) =>
      chief.put(`/malls/${mallId}/opening/moment`, { body: { opensAt: opensAt?.toISOString() ?? null } });
    expect((await schedule(at(60_000))).fieldErrors?.[0]?.field).toBe('opensAt');
    await waiveAll(mallId);
    await chief.post(`/malls/${mallId}/state`, { body: { from: 'DRAFT', to: 'READY', notice: '' } });
    expect((await schedule(at(-1000))).fieldErrors?.[0]?.field).toBe('opensAt');
    expect((await schedule(at(60_000))).status).toBe(200);
    const run = async (when: Date) => {
      shop.app.dependencies.malls.forget();
      const mall = (await shop.app.dependencies.malls.all()).get('timed');
      if (mall) await openDueMall(shop.app.dependencies, mall, when);
      return (await opening(mallId))?.state;
    };
    expect(await run(at(0))).toBe('READY');
    await inMall(shop.owner, { mallId }, (transaction) =>
      sql`update lint_finding set waived_until = null, waived_by = null, waived_at = null, waiver_reason = ''
        where mall_id = ${mallId}`.execute(transaction),
    );
    expect(await run(at(61_000))).toBe('READY');
    expect((await opening(mallId))?.opensAt).toBeNull();
    await waiveAll(mallId);
    await schedule(at(60_000));
    expect(await run(at(61_000))).toBe('OPEN');
  });

  test('is impossible for a blueprint', async () => {
    const mallId = await made('blueprint', { isBlueprint: true });
    await waiveAll(mallId);
    const move = { body: { from: 'DRAFT', to: 'READY', notice: '' } };
    expect((await chief.post(`/malls/${mallId}/state`, move)).fieldErrors?.[0]?.field).toBe('to');
    const forced = sql`update mall set state = 'OPEN' where mall_id = ${mallId}`.execute(shop.owner);
    await expect(forced).rejects.toThrow('mall_check');
  });
});

describe('a test order', () => {
  type Trial = OfficeData<typeof tryOrder>;
  const order = (mallId: number, staff = chief) => staff.post<Trial>(`/malls/${mallId}/opening/trial`);
  /** Everything from which sales, stock, rankings, mails and members are derived. */
  const traces = async () => {
    const { rows } = await sql<{ traces: unknown }>`
      select jsonb_build_array((select count(*) from mall_order), (select count(*) from member), (select count(*) from mail),
        (select jsonb_agg(f order by mall_id, delivery_method) from delivery_fee f),
        (select count(*) from stock_movement), (select count(*) from listing_price), (select count(*) from consent),
        (select jsonb_agg(o order by product_no, option_no) from product_option o), (select jsonb_agg(p order by product_no) from product p),
        (select jsonb_agg(l order by mall_id, product_no) from listing l)) as traces`.execute(shop.owner);
    return rows[0]?.traces;
  };

  test('is placed for 0 won, viewed and cancelled in a hidden mall, and leaves only the record that it was made', async () => {
    const mallId = await made('trial');
    await list(mallId);
    await sql`update listing set lowest_price = 9_000, highest_price = 11_000 where mall_id = ${mallId} and product_no = 'GD0001'`.execute(
      shop.owner,
    );
    await sql`update product_option set extra_price = 700 where product_no = 'GD0001'`.execute(shop.owner);
    await sql`insert into delivery_fee (mall_id, delivery_method, fee, free_from) values (${mallId}, '1', 4_000, 90_000)`.execute(
      shop.owner,
    );
    expect(await opening(mallId)).toMatchObject({ trial: null, takesOrders: true });
    const before = await traces();
    const { data, code } = await order(mallId);
    expect([code, data]).toEqual([
      '0000',
      expect.objectContaining({ productName: '컵 1', reached: 'CANCELLED', fault: '' }),
    ]);
    expect(await traces()).toEqual(before);
    expect((await opening(mallId))?.trial).toEqual(data);
    const { rows } = await sql<{ changes: unknown }>`
      select changes from staff_audit where action = 'mall.tryOrder' and of_mall_id = ${mallId}`.execute(shop.owner);
    expect(rows).toEqual([{ changes: { trial: [null, 'CANCELLED'] } }]);
  });

  test('says why it failed, in the words that a member would read', async () => {
    const mallId = await made('trial-short');
    expect((await order(mallId)).data).toMatchObject({
      reached: 'NOTHING',
      productName: '',
      fault: expect.stringContaining('상품'),
    });
    await list(mallId);
    await sql`update option_stock set quantity = 0`.execute(shop.owner);
    expect((await order(mallId)).data).toMatchObject({ reached: 'NOTHING' });
    await sql`update option_stock set quantity = 5`.execute(shop.owner);
    expect((await order(mallId)).data).toMatchObject({ reached: 'CANCELLED' });
  });

  test('is only for staff who may open malls, and not for malls that order by spreadsheet', async () => {
    const [mallId, sheets] = [await made('trial-denied'), await made('trial-sheets', { salesType: 'UPLOAD' })];
    const md = await addStaff(shop, { role: 'MD' });
    const elsewhere = await addStaff(shop, { role: 'SUPER', mallIds: [1] });
    for (const staff of [md, elsewhere]) expect((await order(mallId, staff)).code).toBe('4040');
    expect((await order(sheets)).code).toBe('4094');
    expect(await opening(sheets)).toMatchObject({ takesOrders: false });
  });

  test('cannot be committed by whoever begins it', async () => {
    const kept = inMall(shop.app.dependencies.database, { mallId: 1 }, (transaction) =>
      sql`select begin_order_trial('GD0001')`.execute(transaction),
    );
    await expect(kept).rejects.toThrow('a preview is never kept');
  });
});

describe('the future staff of a mall', () => {
  test('are invited by mail, wait for the case, and are then listed in the opening steps', async () => {
    const mallId = await made('people');
    expect((await opening(mallId))?.people).toEqual([]);
    const grant = { roleCode: 'PARTNER', mallIds: [mallId], carrier: null, endsAt: null };
    const body = { email: 'first@saebom.example', name: '김점장', grants: [grant], endsOn: null, reason: '새 몰' };
    const { data } = await chief.post<{ caseNo: number }>('/staff', { body });
    expect((await opening(mallId))?.people).toEqual([{ name: '김점장', role: '제휴몰 관리', state: 'WAITING' }]);
    const security = await addStaff(shop, { role: 'SECURITY' });
    expect((await security.post(`/cases/${data?.caseNo}/approve`)).code).toBe('0000');
    expect((await opening(mallId))?.people).toEqual([{ name: '김점장', role: '제휴몰 관리', state: 'INVITED' }]);
    expect((await opening(1))?.people.map(({ name }) => name)).not.toContain('김점장');
  });
});
