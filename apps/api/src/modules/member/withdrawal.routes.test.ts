import { randomUUID } from 'node:crypto';
import { inMall } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { addMonths } from '@mall/domain/subscription-days';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item, orderBody } from '../../testing/buyer.ts';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { placesOf } from '../../testing/places-of.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertMember, password, signInAs, type Tokens } from '../../testing/test-app.ts';
import { answerQuestion } from '../question/answer-question.ts';
import { eraseExpiredArchive } from './erase-expired-archive.ts';
import { erasedTables } from './erasure.repository.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [cup],
  });
});
afterAll(() => shop.close());

/** Unique words: everything that a member writes anywhere contains one of them. */
const person = {
  loginId: 'goldenrod',
  name: '남궁보름달',
  email: 'goldenrod.moon@example.kr',
  phone: '01055667788',
  street: '서울 종로구 달맞이길 77',
  detail: '은하수빌라 808호',
  words: '달빛이 새는 문의',
};

type Leaver = { readonly memberNo: number; readonly tokens: Tokens; readonly buyer: Buyer };
async function join(loginId: string): Promise<Leaver> {
  // A verified address belongs to one member: all others get another.
  const isPerson = loginId === person.loginId;
  const memberNo = await insertMember(shop.owner, {
    mallId: 1,
    loginId,
    name: person.name,
    ...(isPerson && { email: person.email }),
  });
  const tokens = await signInAs(shop, 'familyshop', 1, loginId);
  return { memberNo, tokens, buyer: createBuyer(shop, { token: tokens.accessToken }) };
}
const at = () => shop.at('familyshop');
const leave = ({ tokens }: Leaver, typed = password) =>
  at().post('/users/withdrawal', { token: tokens.accessToken, body: { password: typed, reason: 'SELDOM' } });

/** The blockers that the page lists before the form; empty exactly when leaving is not refused. */
const blockersOf = async ({ tokens }: Leaver) =>
  (await at().get<{ blockers: object[] }>('/users/withdrawal', { token: tokens.accessToken })).data?.blockers;

/** Leaves traces of a member everywhere. */
async function leaveTraces({ tokens, buyer }: Leaver): Promise<{ orderNo: string; pictureName: string }> {
  const token = tokens.accessToken;
  const address = { ...delivery, recipient: person.name, phone: person.phone, roadAddress: person.street };
  await at().post('/addresses', {
    token,
    body: { ...address, detailAddress: person.detail, label: '', isDefault: true },
  });
  const orderNo = await buyer.buy([item('GD0001')], 23_000, {
    ...orderBody({ ordererName: person.name, ordererPhone: person.phone, ordererEmail: person.email }),
    delivery: { ...address, detailAddress: person.detail },
    deliveryRequest: person.words,
    expectedTotal: 23_000,
  });
  const receipt = { purpose: 'INCOME_DEDUCTION' as const, number: person.phone, changedAt: new Date() };
  await shop.owner
    .insertInto('cashReceipt')
    .values({ mallId: 1, orderNo, ...receipt })
    .execute();
  await at().post('/cart/lines', { token, body: { items: [item('GD0001')] } });
  await at().put('/favourites/GD0001', { token });
  await at().post('/recent-views', { token, body: { productNos: ['GD0001'] } });
  await at().put('/users/marketing', { token, body: { channel: 'EMAIL', isAgreed: true } });
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/question-pictures',
    headers: {
      host: 'familyshop.localhost',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: file,
  });
  const { pictureName } = upload.json<{ data: { pictureName: string } }>().data;
  const question = { category: 'OTHER', title: person.words, body: person.words, orderNo, pictures: [pictureName] };
  const { data } = await at().post<{ questionNo: number }>('/questions', {
    token,
    body: { requestKey: randomUUID(), question },
  });
  await answer(data?.questionNo ?? 0);
  return { orderNo, pictureName };
}
async function answer(questionNo: number): Promise<void> {
  const { database, malls } = shop.app.dependencies;
  const mall = (await malls.all()).get('familyshop');
  if (!mall) throw new Error('no mall');
  const words = { questionNo, answer: `${person.name} 님께 드리는 답변`, at: new Date() };
  await inMall(database, mall, (transaction) => answerQuestion(transaction, words));
}
const deliver = (orderNo: string) => deliverOrder(shop.app.dependencies, { mallId: 1 }, orderNo);

/** A return requested with the member's own words, and withdrawn unless it is to stay open. */
async function requestReturn({ buyer }: Leaver, orderNo: string, { isWithdrawn = true } = {}): Promise<void> {
  const request = { type: 'RETURN', fault: 'MEMBER', lines: [{ lineNo: 1, quantity: 1 }] };
  const refund = (await buyer.quote(orderNo, request)).data?.refund ?? 0;
  const claim = await buyer.claim(orderNo, refund, { ...request, reason: person.words });
  if (!claim.data) throw new Error(`no claim: ${claim.text}`);
  if (isWithdrawn) await buyer.withdraw(orderNo, claim.data.claims[0]?.claimNo ?? 0);
}

describe('a member who has left', () => {
  test('is found nowhere in the database except the legal archive', async () => {
    const leaver = await join(person.loginId);
    const { orderNo, pictureName } = await leaveTraces(leaver);
    await deliver(orderNo);
    await requestReturn(leaver, orderNo);
    const words = Object.values(person);
    // Proves that the search finds existing words.
    expect(await placesOf(shop.owner, words)).toEqual(
      expect.arrayContaining([
        'address.recipient',
        'cash_receipt.number',
        'claim.reason',
        'mall_order.orderer_email',
        'member.name',
        'question.body',
      ]),
    );
    expect(await leave(leaver)).toMatchObject({ code: '0000' });
    expect(await placesOf(shop.owner, words)).toEqual([]);
    expect(await shop.app.dependencies.files.read(`questions/1/${pictureName}.webp`)).toBeUndefined();

    const archive = await shop.owner.selectFrom('legalArchive').selectAll().orderBy('kind').execute();
    expect(archive.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['ORDER', orderNo],
      ['QUESTION', expect.any(String)],
    ]);
    const [archived] = archive;
    expect(archived?.record).toMatchObject({
      orderer_name: person.name,
      member: { login_id: person.loginId },
      lines: [{ product_no: 'GD0001' }],
      entries: [{ kind: 'PAYMENT', amount: 23_000 }],
    });
    const years = (archived?.keepUntil.getTime() ?? 0) / 31_556_952_000 - Date.now() / 31_556_952_000;
    expect(years).toBeGreaterThan(4.99);
  });

  test('leaves the books intact: amounts, products and states of the orders stay', async () => {
    const rows = await shop.owner.selectFrom('mallOrder').select(['state', 'totalAmount', 'recipient']).execute();
    expect(rows).toEqual([{ state: 'DELIVERED', totalAmount: 23_000, recipient: '' }]);
  });

  test('cannot return with the old tokens or links, and may join again under the same id', async () => {
    const leaver = await join(person.loginId);
    await leave(leaver);
    const { accessToken: token, refreshToken } = leaver.tokens;
    expect(await at().get('/users/info', { token })).toMatchObject({ status: 401, code: '4010' });
    expect(await at().get(`/auth/refresh/token?refreshToken=${refreshToken}`)).toMatchObject({ code: '4010' });
    const body = { id: person.loginId, password, mallId: 1 };
    expect(await at().post('/auth/sign-in', { body })).toMatchObject({ status: 400, code: '1250' });
    expect((await join(person.loginId)).memberNo).not.toBe(leaver.memberNo);
  });

  test('is stored with the reason, without an identity', async () => {
    const rows = await shop.owner.selectFrom('withdrawal').selectAll().execute();
    expect(rows.map(({ reason }) => reason)).toEqual(['SELDOM', 'SELDOM']);
    expect(Object.keys(rows[0] ?? {})).not.toContain('memberNo');
  });
});

/** Every table of an order that may contain its member's own words. */
const orderTables = [
  ...['order_event', 'claim', 'claim_event', 'payment_attempt', 'cash_receipt', 'shipment'],
] as const;
type Row = Readonly<Record<string, unknown>>;
async function rowsOf(orderNo: string): Promise<Record<string, Row[]>> {
  const read = async (table: string) => {
    const rows = sql<Row>`select * from ${sql.table(table)} where order_no = ${orderNo} order by 1, 2, 3`;
    return [table, (await rows.execute(shop.owner)).rows] as const;
  };
  return Object.fromEntries(await Promise.all([...orderTables, 'mall_order', 'order_line', 'payment_entry'].map(read)));
}
/** A delivered order with a claim, a receipt and the member's own words wherever an order stores any. */
async function tellOrder(leaver: Leaver): Promise<string> {
  const orderNo = await leaver.buyer.buy([item('GD0001')], 23_000);
  await deliver(orderNo);
  await requestReturn(leaver, orderNo);
  const receipt = { purpose: 'INCOME_DEDUCTION' as const, number: person.phone, changedAt: new Date() };
  await shop.owner
    .insertInto('cashReceipt')
    .values({ mallId: 1, orderNo, ...receipt })
    .execute();
  for (const [table, column] of [
    ...[
      ['order_event', 'reason'],
      ['claim', 'answer'],
      ['claim_event', 'reason'],
      ['payment_attempt', 'failure'],
      ['shipment', 'invoice_no'],
    ],
    ['cash_receipt', 'failure'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${person.words} where order_no = ${orderNo}`.execute(
      shop.owner,
    );
  return orderNo;
}

describe('the orders of a member who leaves, beside those of a member who stays', () => {
  let [left, stays] = ['', ''];
  let before: Record<string, Row[]>;
  beforeAll(async () => {
    const leaver = await join('leaving');
    [left, stays] = [await tellOrder(leaver), await tellOrder(await join('staying'))];
    const own = await rowsOf(left);
    // An empty table proves nothing.
    for (const table of orderTables) expect(JSON.stringify(own[table]), table).toContain(person.words);
    before = await rowsOf(stays);
    expect(await leave(leaver)).toMatchObject({ code: '0000' });
  });
  const record = async () => {
    const rows = sql<{ record: Row; keepUntil: string }>`
      select record, keep_until::text as keep_until from legal_archive where reference = ${left}`;
    const [archived] = (await rows.execute(shop.owner)).rows;
    if (!archived) throw new Error('nothing was archived');
    return archived;
  };

  test('lose the words in each of their tables, and other members lose none', async () => {
    expect(JSON.stringify(await rowsOf(left))).not.toMatch(
      new RegExp(`${person.words}|${person.phone}|${person.name}`),
    );
    expect(await rowsOf(stays)).toEqual(before);
  });

  test('are archived whole, each with its own rows and none of another order', async () => {
    const own = await rowsOf(left);
    const lists = {
      ...{ events: 'order_event', claims: 'claim', attempts: 'payment_attempt', entries: 'payment_entry' },
      ...{ lines: 'order_line', shipments: 'shipment' },
    };
    const archived = (await record()).record;
    for (const [list, table] of Object.entries(lists)) {
      const orderNos = (archived[list] as Row[]).map(({ order_no: orderNo }) => orderNo);
      expect(orderNos, list).toEqual(own[table]?.map(() => left));
    }
    expect(archived).toMatchObject({
      member: { login_id: 'leaving' },
      cash_receipt: { order_no: left, number: person.phone },
      events: expect.arrayContaining([expect.objectContaining({ reason: person.words })]),
      claims: [{ reason: person.words, answer: person.words }],
    });
    expect(JSON.stringify(archived)).not.toContain(stays);
    expect(JSON.stringify(archived)).not.toContain('webhook_secret');
  });

  test('are retained for five years from the day of the order', async () => {
    const { record: archived, keepUntil } = await record();
    expect(keepUntil).toBe(addMonths(seoulDayOf(new Date(String(archived['ordered_at']))), 60));
  });
});

/** The parts of a sheet that are erased. */
const sheetOf = (productName: string) =>
  sql<never>`${JSON.stringify({ applicant: person.name, productName })}::text::jsonb`;

/** A signed application for a phone, moved to this state. */
async function signFor(memberNo: number, applicationNo: string, state: 'RECEIVED' | 'DELIVERED'): Promise<void> {
  const place = { mallId: 1, applicationNo };
  await shop.owner
    .insertInto('application')
    .values({
      ...{ ...place, memberNo, requestKey: randomUUID(), state, productNo: 'GD0001', optionNo: 1, image: '' },
      ...{ sheet: sheetOf('새봄폰'), ciHash: person.words, submittedAt: new Date() },
    })
    .execute();
  const event = { toState: state, happenedAt: new Date(), actor: 'MEMBER' as const, reason: person.words };
  await shop.owner
    .insertInto('applicationEvent')
    .values({ ...place, ...event })
    .execute();
}

describe('leaving with applications for phones', () => {
  test('waits until they have ended: 4094', async () => {
    const leaver = await join('applying');
    await signFor(leaver.memberNo, '2026010100000001', 'RECEIVED');
    expect(await blockersOf(leaver)).toEqual([
      { kind: 'APPLICATION', number: '2026010100000001', productName: '새봄폰' },
    ]);
    expect(await leave(leaver)).toMatchObject({ status: 409, code: '4094' });
  });

  test('archives what was signed for five years, and keeps only the state', async () => {
    const leaver = await join('signed');
    await signFor(leaver.memberNo, '2026010100000002', 'DELIVERED');
    expect(await leave(leaver)).toMatchObject({ code: '0000' });
    const archived = await shop.owner
      .selectFrom('legalArchive')
      .select('record')
      .where('kind', '=', 'APPLICATION')
      .execute();
    expect(archived).toMatchObject([{ record: { sheet: { applicant: person.name }, member: { login_id: 'signed' } } }]);
    const application = shop.owner.selectFrom('application').select(['state', 'sheet', 'ciHash']);
    expect(await application.where('memberNo', '=', leaver.memberNo).execute()).toEqual([
      { state: 'DELIVERED', sheet: {}, ciHash: '' },
    ]);
    const event = shop.owner.selectFrom('applicationEvent').select('reason');
    expect(await event.where('applicationNo', '=', '2026010100000002').execute()).toEqual([{ reason: '' }]);
  });
});

/** A signed application for a subscription, moved to this state. */
async function subscribe(
  memberNo: number,
  applicationNo: string,
  state: 'RECEIVED' | 'IN_USE' | 'TERMINATED',
): Promise<void> {
  const place = { mallId: 1, applicationNo };
  await shop.owner
    .insertInto('subscriptionApplication')
    .values({
      ...{ ...place, memberNo, requestKey: randomUUID(), state, productNo: 'GD0001', image: '' },
      ...{ sheet: sheetOf('정수기'), submittedAt: new Date(), installedOn: new Date() },
    })
    .execute();
  const event = { toState: state, happenedAt: new Date(), actor: 'MEMBER' as const, reason: person.words };
  await shop.owner
    .insertInto('subscriptionApplicationEvent')
    .values({ ...place, ...event })
    .execute();
}

describe('leaving with subscriptions', () => {
  test('waits until they have ended: 4094', async () => {
    const leaver = await join('renting');
    await subscribe(leaver.memberNo, '2026010100000003', 'IN_USE');
    await subscribe(leaver.memberNo, '2026010100000005', 'RECEIVED');
    expect(await blockersOf(leaver)).toEqual([
      { kind: 'SUBSCRIPTION', number: '2026010100000005', productName: '정수기' },
      { kind: 'SUBSCRIPTION_IN_USE', number: '2026010100000003', productName: '정수기' },
    ]);
    expect(await leave(leaver)).toMatchObject({ status: 409, code: '4094' });
  });

  test('archives what was signed for five years, and keeps only the state', async () => {
    const leaver = await join('rented');
    await subscribe(leaver.memberNo, '2026010100000004', 'TERMINATED');
    expect(await leave(leaver)).toMatchObject({ code: '0000' });
    const archived = shop.owner.selectFrom('legalArchive').select('record').where('kind', '=', 'SUBSCRIPTION');
    expect(await archived.execute()).toMatchObject([
      { record: { sheet: { applicant: person.name }, member: { login_id: 'rented' } } },
    ]);
    const left = shop.owner.selectFrom('subscriptionApplication').select(['state', 'sheet']);
    expect(await left.where('memberNo', '=', leaver.memberNo).execute()).toEqual([{ state: 'TERMINATED', sheet: {} }]);
    const event = shop.owner.selectFrom('subscriptionApplicationEvent').select('reason');
    expect(await event.where('applicationNo', '=', '2026010100000004').execute()).toEqual([{ reason: '' }]);
  });
});

describe('leaving', () => {
  test('waits until orders under way have ended: 4094, and nothing is erased', async () => {
    const leaver = await join('waiting');
    const orderNo = await leaver.buyer.buy([item('GD0001')], 23_000);
    const token = leaver.tokens.accessToken;
    expect(await blockersOf(leaver)).toEqual([{ kind: 'ORDER', number: orderNo, productName: '컵' }]);
    expect(await leave(leaver)).toMatchObject({ status: 409, code: '4094' });
    expect(await at().get('/users/info', { token })).toMatchObject({ code: '0000' });
    await deliver(orderNo);
    expect(await blockersOf(leaver)).toEqual([]);
    expect(await leave(leaver)).toMatchObject({ code: '0000' });
  });

  test('waits until a claim is settled, and until a late deposit is returned', async () => {
    const leaver = await join('claiming');
    const orderNo = await leaver.buyer.buy([item('GD0001')], 23_000);
    await deliver(orderNo);
    await requestReturn(leaver, orderNo, { isWithdrawn: false });
    expect(await blockersOf(leaver)).toEqual([{ kind: 'CLAIM', number: orderNo, productName: '컵' }]);
    expect(await leave(leaver)).toMatchObject({ status: 409, code: '4094' });
    await shop.owner.updateTable('claim').set({ state: 'REJECTED' }).where('orderNo', '=', orderNo).execute();
    await shop.owner.updateTable('paymentAttempt').set({ state: 'HELD' }).where('orderNo', '=', orderNo).execute();
    expect(await blockersOf(leaver)).toEqual([{ kind: 'DEPOSIT', number: orderNo, productName: '컵' }]);
    expect(await leave(leaver)).toMatchObject({ status: 409, code: '4094' });
  });

  test('needs the password; a wrong one erases nothing', async () => {
    const leaver = await join('careful');
    expect(await leave(leaver, 'Wrong!2026')).toMatchObject({ status: 422, code: '4220' });
    expect(await at().get('/users/info', { token: leaver.tokens.accessToken })).toMatchObject({ code: '0000' });
  });

  test('requested twice concurrently happens once', async () => {
    const leaver = await join('impatient');
    const codes = (await Promise.all([leave(leaver), leave(leaver)])).map(({ code }) => code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
  });

  test('touches no other member and no other mall', async () => {
    const hanul = { token: shop.tokens.hanul ?? '' };
    await shop.at('hanul').put('/favourites/GD0001', hanul);
    await leave(await join('quiet'));
    expect((await shop.at('hanul').get<{ count: number }>('/favourites/count', hanul)).data).toEqual({ count: 1 });
    expect(await shop.at('hanul').get('/users/info', hanul)).toMatchObject({ code: '0000' });
  });
});

describe('the legal archive', () => {
  test('cannot be read by the application', async () => {
    const { database } = shop.app.dependencies;
    await expect(sql`select * from legal_archive`.execute(database)).rejects.toThrow('permission denied');
  });

  test('keeps each record until its day, and no longer', async () => {
    const count = async () => (await shop.owner.selectFrom('legalArchive').selectAll().execute()).length;
    const before = await count();
    await eraseExpiredArchive(shop.app.dependencies, { mallId: 1 }, new Date());
    expect(await count()).toBe(before);
    const inSixYears = new Date(Date.now() + 6 * 365.25 * 24 * 3_600_000);
    await eraseExpiredArchive(shop.app.dependencies, { mallId: 1 }, inSixYears);
    expect(await count()).toBe(before);
    await sql`update legal_archive set keep_until = keep_until - interval '6 years'`.execute(shop.owner);
    await eraseExpiredArchive(shop.app.dependencies, { mallId: 2 }, new Date());
    expect(await count()).toBe(before);
    await eraseExpiredArchive(shop.app.dependencies, { mallId: 1 }, new Date());
    expect(await count()).toBe(0);
  });
});

test('every table with a member’s number is listed with what happens to it when the member leaves', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'member_no' and table_type = 'BASE TABLE'`.execute(shop.owner);
  const erased = erasedTables.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const byModule = ['question', 'question_picture'];
  // Blanked, and kept for the rows that refer to them; consents contain only the agreed versions.
  const blanked = [
    'member',
    'mall_order',
    'consent',
    'marketing_consent',
    'certification',
    'application',
    'subscription_application',
    // Debt on account outlives a membership; members who order on account cannot leave by themselves.
    'account_contract',
    'account_entry',
    'account_settlement',
    // Numbers and codes only, for the operators of the accounts.
    'security_event',
    // Which staff talked to them, and about what, in codes.
    'contact',
    // That they made requests, and when these were answered.
    'privacy_request',
    // Emptied: only that a mail was sent, and its kind.
    'mail',
  ];
  expect(
    rows.map(({ table }) => table).filter((table) => ![...erased, ...byModule, ...blanked].includes(table)),
  ).toEqual([]);
});
