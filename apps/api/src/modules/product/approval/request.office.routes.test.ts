import type { RequestDetail, RequestRow } from '@mall/contracts/office/product-requests';
import type { ProductDetail } from '@mall/contracts/office/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, option, phone, subscription } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let md: StaffClient;
let otherMd: StaffClient;
let partner: StaffClient;
let stranger: StaffClient;
const numbers = Array.from({ length: 15 }, (_, index) => `GD${2001 + index}`);
beforeAll(async () => {
  const options = [option(), option({ optionNo: 2, label: '블랙' })];
  shop = await openShop({
    products: [...numbers.map((no) => goods(no, { options })), phone('HP0001'), subscription('SB0001')],
  });
  md = await addStaff(shop, { role: 'MD' });
  otherMd = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  stranger = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
});
afterAll(() => shop.close());

const productOf = async (productNo: string) => (await md.get<ProductDetail>(`/products/${productNo}`)).data;
const versionOf = async (productNo: string) => (await productOf(productNo))?.version ?? 0;
const detail = async (requestNo: number, staff = md) =>
  (await staff.get<RequestDetail>(`/product-requests/${requestNo}`)).data;
const list = async (query = '', staff = md) =>
  (await staff.get<{ rows: RequestRow[] }>(`/product-requests${query}`)).data?.rows ?? [];
const send = async (productNo: string, patch: object, staff = partner) =>
  staff.post<{ requestNo: number }>(`/products/${productNo}/requests`, {
    body: { patch, version: await versionOf(productNo) },
  });
const sent = async (productNo: string, patch: object, staff = partner) =>
  (await send(productNo, patch, staff)).data?.requestNo ?? 0;
const at = (productNo: string, requestNo: number) => `/products/${productNo}/requests/${requestNo}`;
const comment = (productNo: string, requestNo: number, body: object, staff = md) =>
  staff.post(`${at(productNo, requestNo)}/comments`, { body: { kind: 'FIX', ...body } });
const reject = async (productNo: string, requestNo: number, staff = md) =>
  staff.post(`${at(productNo, requestNo)}/reject`, { body: { version: (await detail(requestNo))?.version ?? 0 } });
const approve = async (productNo: string, requestNo: number, { staff = md, ...seen }: ApproveOptions = {}) => {
  const { version = 0, productVersion = 0 } = (await detail(requestNo)) ?? {};
  const body = { version, productVersion, onlyClear: false, ...seen };
  return staff.post(`${at(productNo, requestNo)}/approve`, { body });
};
type ApproveOptions = { staff?: StaffClient; version?: number; productVersion?: number; onlyClear?: boolean };
const again = async (productNo: string, requestNo: number, body: object, staff = partner) =>
  staff.post(`${at(productNo, requestNo)}/send-again`, {
    body: {
      ...{ answers: [], version: await versionOf(productNo) },
      ...{ requestVersion: (await detail(requestNo))?.version ?? 0, ...body },
    },
  });
/** The product as a member of the shop sees it. */
const shown = async (productNo: string) => {
  const { data, text } = await shop
    .at('familyshop')
    .get<{ card: { gdsNm: string; mktPrc: number } }>(`/products/goods/${productNo}`, {
      token: shop.tokens['familyshop'] ?? '',
    });
  return { ...data?.card, text };
};
const audits = () => shop.owner.selectFrom('staffAudit').select(['action', 'subject']).orderBy('auditNo').execute();
const today = '2026-01-05';

test('K1: a request takes two rounds with comments at its fields while the shop sells the unchanged product', async () => {
  const before = await shown('GD2001');
  const asked = { name: '접이식 주전자', marketPrice: 30_000, marketPriceOn: today };
  const requestNo = await sent('GD2001', asked);
  expect((await shown('GD2001')).text).toBe(before.text);
  expect(await detail(requestNo)).toMatchObject({ state: 'R', round: 1, mayDecide: true, asked, isMoved: false });
  expect((await audits()).at(-1)).toEqual({ action: 'product.request', subject: 'product GD2001' });

  expect((await reject('GD2001', requestNo)).description).toContain('수정 필요');
  await comment('GD2001', requestNo, { field: 'name', body: '‘접이식’은 사진과 달라요.' });
  await comment('GD2001', requestNo, { field: 'marketPrice', body: '어디에서 보셨어요?' });
  await comment('GD2001', requestNo, { field: 'marketPrice', kind: 'NOTE', body: '지난주 값과 같아요.' });
  expect((await approve('GD2001', requestNo)).description).toContain('의견이 남아 있어요');
  expect((await reject('GD2001', requestNo)).status).toBe(200);
  expect((await shown('GD2001')).text).toBe(before.text);

  const own = await partner.get<{ request: RequestDetail }>('/products/GD2001/own-request');
  expect(own.data?.request).toMatchObject({ state: 'N', isMine: true, mayDecide: false });
  const [, price] = own.data?.request.comments ?? [];
  expect(price).toMatchObject({ field: 'marketPrice', kind: 'FIX', body: '어디에서 보셨어요?' });
  const mended = { ...asked, name: '무선 주전자' };
  const ignored = await again('GD2001', requestNo, { patch: mended });
  expect(ignored.fieldErrors?.map(({ field }) => field)).toEqual(['marketPrice']);
  const answers = [{ commentNo: price?.commentNo, text: '다나와에서 봤어요.' }];
  expect((await again('GD2001', requestNo, { patch: mended, answers })).status).toBe(200);

  const second = await detail(requestNo);
  expect(second).toMatchObject({ state: 'R', round: 2, fixes: 0, newFields: ['name'] });
  expect(second?.comments.map(({ answer }) => answer)).toEqual(['', '다나와에서 봤어요.', '']);
  expect((await shown('GD2001')).text).toBe(before.text);
  expect((await approve('GD2001', requestNo)).status).toBe(200);
  expect(await shown('GD2001')).toMatchObject({ mktPrc: 30_000 });
  const product = await productOf('GD2001');
  expect(product?.name).toBe('무선 주전자');
  expect(product?.history[0]).toMatchObject({ reason: `요청 ${requestNo} 승인` });
  expect((await detail(requestNo))?.rounds.map(({ decision }) => decision)).toEqual(['Y', 'N']);
  expect((await approve('GD2001', requestNo)).description).toBe('이미 처리한 요청이에요.');
});

test('R4: the sender of a request cannot decide it, not even in two tabs at once', async () => {
  const requestNo = await sent('GD2002', { name: '내가 바꾼 이름' }, md);
  const { version = 0, productVersion = 0 } = (await detail(requestNo)) ?? {};
  const tabs = await Promise.all([1, 2].map(() => approve('GD2002', requestNo, { version, productVersion })));
  expect(tabs.map(({ description }) => description)).toEqual(
    Array.from({ length: 2 }, () => '내가 보낸 요청은 다른 사람이 검토해야 해요.'),
  );
  expect((await comment('GD2002', requestNo, { field: 'name', body: '좋아요' })).code).toBe('4090');
  expect((await reject('GD2002', requestNo)).code).toBe('4090');
  await expect(
    sql`update product_request_round set decision = 'Y', decided_by = staff_no, decided_at = now()
      where request_no = ${requestNo}`.execute(shop.owner),
  ).rejects.toThrow(/check constraint/);
  const both = await Promise.all(
    [1, 2].map(() => approve('GD2002', requestNo, { staff: otherMd, version, productVersion })),
  );
  expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', '4090']);
  expect((await productOf('GD2002'))?.name).toBe('내가 바꾼 이름');
});

describe('sending', () => {
  test('is possible for products that one’s own mall lists', async () => {
    await shop.owner.deleteFrom('listing').where('mallId', '=', 2).where('productNo', '=', 'GD2003').execute();
    expect((await send('GD2003', { name: 'x' })).code).toBe('4040');
    expect((await send('GD9999', { name: 'x' })).code).toBe('4040');
    for (const role of ['SECURITY', 'CS'])
      expect((await send('GD2003', { name: 'x' }, await addStaff(shop, { role }))).code).toBe('4040');
  });

  test('is refused when nothing changes, while one is open, for an old version, and for an invalid field', async () => {
    const { name } = (await productOf('GD2004')) ?? {};
    expect((await send('GD2004', { name })).description).toBe('바꾼 항목이 없어요.');
    expect((await send('GD2004', { brandId: 9999 })).fieldErrors?.[0]?.field).toBe('brandId');
    expect((await send('GD2004', { options: [{ optionNo: 9, extraPrice: 1 }] })).fieldErrors?.[0]?.field).toBe(
      'options',
    );
    await sent('GD2004', { name: '새 이름' });
    expect((await send('GD2004', { name: '또 새 이름' })).description).toContain('아직 끝나지 않았어요');
    await md.post('/products/GD2004/cell', { body: { tag: '바뀜', version: await versionOf('GD2004') } });
    const body = { patch: { name: '늦은 이름' }, version: (await versionOf('GD2004')) - 1 };
    const stale = await stranger.post<{ saved: { tag: string } }>('/products/GD2004/requests', { body });
    expect([stale.code, stale.data?.saved.tag]).toEqual(['4090', '바뀜']);
  });

  test('again is only for its sender, once it was sent back', async () => {
    const requestNo = await sent('GD2005', { name: '새 이름' });
    expect((await again('GD2005', requestNo, { patch: { name: '둘' } })).code).toBe('4090');
    await comment('GD2005', requestNo, { field: 'name', body: '짧아요' });
    await reject('GD2005', requestNo);
    const colleague = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
    for (const staff of [stranger, colleague, md])
      expect((await again('GD2005', requestNo, { patch: { name: '둘' } }, staff)).code).toBe('4040');
  });
});

describe('a request', () => {
  test('is seen by staff of the requesting mall and by the provider, and decided only by staff who may decide', async () => {
    const requestNo = await sent('GD2006', { summary: '가벼워요' });
    expect((await detail(requestNo, stranger))?.requestNo).toBeUndefined();
    expect((await list('?product=is:GD2006', stranger)).length).toBe(0);
    expect((await list('?product=is:GD2006', partner))[0]).toMatchObject({ requestNo, isMine: true, mayDecide: false });
    expect((await list('?product=is:GD2006'))[0]).toMatchObject({ requestNo, isMine: false, mayDecide: true });
    const security = await addStaff(shop, { role: 'SECURITY' });
    for (const staff of [partner, stranger, security]) {
      expect((await approve('GD2006', requestNo, { staff })).code).toBe('4040');
      expect((await reject('GD2006', requestNo, staff)).code).toBe('4040');
      expect((await comment('GD2006', requestNo, { field: 'name', body: 'x' }, staff)).code).toBe('4040');
    }
    expect((await approve('GD2007', requestNo)).code).not.toBe('0000');
  });

  test('whose product has changed meanwhile shows both versions, and is approved only by somebody who has seen them', async () => {
    const requestNo = await sent('GD2008', { summary: '요청한 소개', tag: '요청한 태그' });
    const { version = 0, productVersion = 0 } = (await detail(requestNo)) ?? {};
    await md.post('/products/GD2008/cell', { body: { tag: '그새 바뀐 태그', version: productVersion } });
    const stale = await approve('GD2008', requestNo, { version, productVersion });
    expect(stale).toMatchObject({ code: '4090', data: { saved: { tag: '그새 바뀐 태그' } } });
    const now = await detail(requestNo);
    expect(now).toMatchObject({
      isMoved: true,
      movedFields: ['tag'],
      base: { tag: '' },
      live: { tag: '그새 바뀐 태그' },
    });
    expect((await approve('GD2008', requestNo, { onlyClear: true })).description).toContain('바뀌어서');
    expect((await list('?product=is:GD2008&clear=is:Y')).length).toBe(0);
    expect((await approve('GD2008', requestNo)).status).toBe(200);
    expect((await productOf('GD2008'))?.words).toMatchObject({ summary: '요청한 소개', tag: '요청한 태그' });
  });

  test('with red findings of the lint is approved only singly', async () => {
    const requestNo = await sent('GD2009', { name: '새 이름' });
    await sql`insert into lint_finding (mall_id, rule_no, key, severity, place_name, words, fix, first_seen_at, last_seen_at)
      values (2, 1, 'product GD2009', 'RED', 'x', '원산지가 없어요', '{}', now(), now())`.execute(shop.owner);
    expect(await detail(requestNo)).toMatchObject({ isFaulty: true, findings: ['원산지가 없어요'] });
    expect((await approve('GD2009', requestNo, { onlyClear: true })).description).toContain('법 점검');
    expect((await approve('GD2009', requestNo)).status).toBe(200);
  });

  test('commented in the meantime is not approved unseen; a comment can be removed by its writer', async () => {
    const requestNo = await sent('GD2010', {
      options: [
        { optionNo: 2, extraPrice: 3_000 },
        { optionNo: 1, extraPrice: 0 },
      ],
    });
    const { version } = (await detail(requestNo)) ?? {};
    await comment('GD2010', requestNo, { field: 'options', body: '왜 올라요?' }, otherMd);
    expect((await approve('GD2010', requestNo, { version: version ?? 0 })).description).toContain('의견을 남겼어요');
    const [one] = (await detail(requestNo))?.comments ?? [];
    const remove = (staff: StaffClient) => staff.delete(`${at('GD2010', requestNo)}/comments/${one?.commentNo}`);
    expect((await remove(md)).code).toBe('4040');
    expect((await remove(otherMd)).status).toBe(200);
    expect((await approve('GD2010', requestNo)).status).toBe(200);
    expect((await productOf('GD2010'))?.words.options.map(({ extraPrice }) => extraPrice)).toEqual([0, 3_000]);
  });
});

test('today’s tasks count the open requests for those who decide, without their own', async () => {
  type Today = { tasks: { kind: string; total: number }[] };
  const waitingFor = async (staff: StaffClient) =>
    (await staff.get<Today>('/today')).data?.tasks.find(({ kind }) => kind === 'approvals')?.total;
  const before = (await waitingFor(otherMd)) ?? 0;
  await sent('GD2011', { name: '내 것' }, md);
  expect(await waitingFor(otherMd)).toBe(before + 1);
  expect(await waitingFor(md)).toBe(before);
  expect(await waitingFor(partner)).toBeUndefined();
});

test('a field that a role may not save alone is refused at the field, while a tag and a small reduction are saved', async () => {
  await sql`update review_field set roles = '{MD}' where field in ('name', 'marketPrice')`.execute(shop.owner);
  const own = await md.get<{ waitingFields: string[] }>('/products/GD2012/own-request');
  expect(own.data?.waitingFields).toEqual(['marketPrice', 'name']);
  const save = async (values: object, staff = md) => {
    const { words, version } = (await productOf('GD2012')) ?? {};
    return staff.put('/products/GD2012', { body: { ...words, version, ...values } });
  };
  expect((await save({ name: '혼자 바꾼 이름' })).fieldErrors?.map(({ field }) => field)).toEqual(['name']);
  expect((await save({ tag: '태그' })).status).toBe(200);
  const superStaff = await addStaff(shop, { role: 'SUPER' });
  expect((await save({ marketPrice: 10_000, marketPriceOn: today }, superStaff)).status).toBe(200);
  expect((await save({ marketPrice: 9_500 })).status).toBe(200);
  expect((await save({ marketPrice: 9_600 })).fieldErrors?.map(({ field }) => field)).toEqual(['marketPrice']);
  await sql`update review_field set roles = '{}'`.execute(shop.owner);
});

describe('a request for a phone or a subscription', () => {
  const in30 = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const phoneOf = async () => (await productOf('HP0001'))?.phone ?? expect.unreachable();
  const priced = async (price: number) => {
    const { memories } = await phoneOf();
    return memories.map((one) => ({ ...one, prices: [...one.prices, { since: in30, price }] }));
  };

  test('is shown beside the current product until somebody else approves it, with both values of each field', async () => {
    const card = { ...(await phoneOf()).card, discountType: 'PLAN_DISCOUNT' };
    const memories = await priced(900_000);
    const requestNo = await sent('HP0001', { memories, card, benefitLine1: '' });
    expect((await phoneOf()).memories[0]?.prices).toHaveLength(1);
    const seen = await detail(requestNo);
    expect(seen).toMatchObject({ newFields: ['memories', 'card'], movedFields: [], asked: { memories, card } });
    expect(seen?.live.memories?.[0]?.prices).toHaveLength(1);
    expect((await approve('HP0001', requestNo)).status).toBe(200);
    expect(await phoneOf()).toMatchObject({ memories, card });
    expect((await detail(requestNo))?.movedFields).toEqual([]);
  });

  test('is refused by the rules of a normal save, and writes nothing', async () => {
    const before = await phoneOf();
    const wrong = { ...before.card, planNo: 999 };
    expect((await send('HP0001', { card: wrong })).fieldErrors?.[0]?.field).toBe('card.planNo');
    expect((await send('GD2005', { card: before.card })).code).toBe('4040');
    expect((await send('SB0001', { memories: before.memories })).code).toBe('4040');
    expect((await send('HP0001', { marketPrice: 1, marketPriceOn: today })).fieldErrors?.[0]?.field).toBe(
      'marketPrice',
    );
    expect(await phoneOf()).toEqual(before);
  });

  test('for a mall’s terms is sent by that mall’s own staff, and applied only to that mall', async () => {
    const feesIn = async (mallId: number) =>
      (await md.get<{ rows: { monthlyFee: number }[] }>(`/malls/${mallId}/products/SB0001/terms`)).data?.rows ?? [];
    const terms = (mallId: number) => ({ mallId, rows: [{ months: 36, careType: 'VISIT', monthlyFee: 35_000 }] });
    expect((await send('SB0001', { terms: terms(1) })).code).toBe('4040');
    const requestNo = await sent('SB0001', { terms: terms(2), leavePercent: 5 });
    expect((await detail(requestNo))?.live).toMatchObject({
      leavePercent: 10,
      terms: { rows: [{ monthlyFee: 30_000 }] },
    });
    expect((await detail(requestNo, stranger))?.live).toBeUndefined();
    expect((await approve('SB0001', requestNo)).status).toBe(200);
    expect([(await feesIn(1))[0]?.monthlyFee, (await feesIn(2))[0]?.monthlyFee]).toEqual([30_000, 35_000]);
    const { rows } = await sql<{ mallId: number; salePrice: number }>`
      select mall_id, sale_price from listing where product_no = 'SB0001' order by mall_id`.execute(shop.owner);
    expect(rows[1]).toEqual({ mallId: 2, salePrice: 35_000 });
    expect(rows[0]?.salePrice).not.toBe(35_000);
  });

  test('is required for prices that rise or fall by more than a tenth, where a role may not save them', async () => {
    await sql`update review_field set roles = '{MD}' where field in ('memories', 'terms', 'registrationFee')`.execute(
      shop.owner,
    );
    const phoneNow = await phoneOf();
    const version = await versionOf('HP0001');
    const savePhone = async (price: number) =>
      md.put('/products/HP0001/phone', {
        body: {
          ...phoneNow,
          memories: phoneNow.memories.map((one) => ({
            ...one,
            prices: [...one.prices.slice(0, 1), { since: in30, price }],
          })),
          version,
        },
      });
    for (const price of [1_000_001, 809_999]) {
      const refusal = await savePhone(price);
      expect([price, refusal.fieldErrors?.map(({ field }) => field)]).toEqual([price, ['memories']]);
    }
    expect((await savePhone(810_000)).status).toBe(200);
    const saveFees = async (monthlyFee: number) =>
      md.put('/malls/1/products/SB0001/terms', {
        body: { rows: [{ months: 36, careType: 'VISIT', monthlyFee }], version: await versionOf('SB0001') },
      });
    for (const fee of [30_001, 26_999])
      expect((await saveFees(fee)).fieldErrors?.map(({ field }) => field)).toEqual(['terms']);
    expect((await saveFees(27_000)).status).toBe(200);
    await sql`update review_field set roles = '{}'`.execute(shop.owner);
  });
});

const hostile = [
  '<p>좋은 주전자</p><script>globalThis.hit = 1</script><img src=x onerror="hit()"><svg onload="hit()"></svg>',
  '<a href="javascript:hit()">눌러 보세요</a><iframe src="https://evil.example"></iframe>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example)">덮개</div>',
].join('');

test('C5: hostile markup of a description is removed before it is stored, by a save as by a request, and never in the shop', async () => {
  const { words, version } = (await productOf('GD2007')) ?? {};
  expect((await md.put('/products/GD2007', { body: { ...words, version, descriptionHtml: hostile } })).status).toBe(
    200,
  );
  const requestNo = await sent('GD2003', { descriptionHtml: hostile }, stranger);
  const { asked } = (await detail(requestNo)) ?? {};
  for (const html of [
    (await productOf('GD2007'))?.words.descriptionHtml,
    asked?.descriptionHtml,
    (await shown('GD2007')).text,
  ]) {
    expect(html).toContain('좋은 주전자');
    expect(html).not.toMatch(/script>|onerror|onload|javascript:|iframe|position|evil/);
  }
});

test.each([
  'update product_request set state = state',
  'select * from product_request_comment',
  'select * from review_field',
])('the shop’s login may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(shop.app.dependencies.database)).rejects.toThrow(/permission denied/);
});

test.each([
  'delete from product_request',
  'update product_request_round set patch = patch',
  'update review_field set roles = roles',
])('the office’s login may not: %s', async (statement) => {
  const { officeDatabase } = shop.app.dependencies;
  if (!officeDatabase) throw new Error('no office');
  await expect(sql.raw(statement).execute(officeDatabase)).rejects.toThrow(/permission denied/);
});

describe('withdrawing', () => {
  const withdraw = async (productNo: string, requestNo: number, staff = partner) =>
    staff.post(`${at(productNo, requestNo)}/withdraw`, { body: { version: (await detail(requestNo))?.version ?? 0 } });

  test('its sender withdraws an open request: nothing of it reaches the product, and another one may be sent', async () => {
    const before = await productOf('GD2013');
    const requestNo = await sent('GD2013', { name: '거둘 이름' });
    expect((await withdraw('GD2013', requestNo)).code).toBe('0000');
    expect((await audits()).at(-1)).toEqual({ action: 'product.withdraw', subject: 'product GD2013' });
    const withdrawn = await detail(requestNo);
    expect(withdrawn).toMatchObject({ state: 'W', mayDecide: false, isMoved: false });
    expect(withdrawn?.withdrawnAt).not.toBeNull();
    expect(await productOf('GD2013')).toEqual(before);
    expect((await list('?state=is:R')).map((row) => row.requestNo)).not.toContain(requestNo);
    expect(await sent('GD2013', { name: '다시 보낼 이름' })).toBeGreaterThan(requestNo);
  });

  test('nobody else can withdraw it, a withdrawn one cannot be decided, and a decided one cannot be withdrawn', async () => {
    const requestNo = await sent('GD2014', { name: '남이 거둘 이름' });
    expect((await withdraw('GD2014', requestNo, md)).code).toBe('4040');
    expect((await withdraw('GD2014', requestNo, stranger)).code).toBe('4040');
    const stale = await partner.post(`${at('GD2014', requestNo)}/withdraw`, { body: { version: 0 } });
    expect(stale.code).toBe('4090');
    expect((await detail(requestNo))?.state).toBe('R');
    expect((await approve('GD2014', requestNo)).code).toBe('0000');
    expect((await withdraw('GD2014', requestNo)).description).toContain('이미 처리한');
    const other = await sent('GD2014', { name: '거둔 뒤' });
    await withdraw('GD2014', other);
    expect((await approve('GD2014', other)).description).toContain('이미 처리한');
    expect((await productOf('GD2014'))?.name).toBe('남이 거둘 이름');
  });
});

describe('assignment', () => {
  const assign = (requestNo: number, staffNo: number | null, staff = md) =>
    staff.post(`${at('GD2015', requestNo)}/owner`, { body: { staffNo } });

  test('a reviewer takes a request or gives it to another; it is listed under one’s own, but others may still decide it', async () => {
    const requestNo = await sent('GD2015', { summary: '담당을 정할 요청' });
    const { data: reviewers } = await md.get<{ staffNo: number }[]>('/product-requests/reviewers');
    expect(reviewers?.map(({ staffNo }) => staffNo)).toEqual(expect.arrayContaining([md.staffNo, otherMd.staffNo]));
    expect(reviewers?.map(({ staffNo }) => staffNo)).not.toContain(partner.staffNo);
    expect((await assign(requestNo, md.staffNo)).code).toBe('0000');
    expect((await list('?owner=is:ME')).map((row) => row.requestNo)).toEqual([requestNo]);
    expect(await list('?owner=is:ME', otherMd)).toEqual([]);
    expect((await assign(requestNo, otherMd.staffNo)).code).toBe('0000');
    expect((await detail(requestNo))?.owner?.staffNo).toBe(otherMd.staffNo);
    expect((await assign(requestNo, null)).code).toBe('0000');
    expect((await detail(requestNo))?.owner).toBeNull();

    expect((await assign(requestNo, partner.staffNo)).code).toBe('4040');
    expect((await assign(requestNo, md.staffNo, partner)).code).toBe('4040');
    expect((await partner.get('/product-requests/reviewers')).code).toBe('4040');
    await assign(requestNo, otherMd.staffNo);
    expect((await approve('GD2015', requestNo)).code).toBe('0000');
    expect((await assign(requestNo, md.staffNo)).code).toBe('4090');
  });
});
