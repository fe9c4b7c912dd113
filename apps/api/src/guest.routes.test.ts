import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@mall/contracts/endpoint';
import { wholePath } from '@mall/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delivery, item, orderBody } from './testing/buyer.ts';
import { allEndpoints, nameOf } from './testing/endpoints.ts';
import { goods, phone, subscription } from './testing/products.ts';
import { reviewWords } from './testing/reviewing.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { applicant, installation } from './testing/subscribing.ts';
import { password, type Tokens } from './testing/test-app.ts';

const closed = (await allEndpoints()).filter(({ access }) => access !== 'public');
const reads = closed.filter(({ method }) => method === 'GET');
const writes = closed.filter(({ method }) => method !== 'GET');

/** Shared by all visitors of a marketing mall: counts over the whole mall, without who viewed what. */
const shared = ['GET /search/popular', 'GET /search/suggestions'];
/** Calls that change nothing of a member's: lists requested by POST, a counted click, one's own sign-out. */
const harmless = [
  ...['POST /products/goods', 'POST /products/wireless', 'POST /products/subscriptions', 'POST /products/search'],
  ...['POST /layout/contents/view-cnt', 'POST /auth/logout'],
];

let shop: Shop;
beforeAll(async () => {
  const products = [goods('GD0001', { name: '컵' }), phone('HP0001'), subscription('SB0001')];
  shop = await openShop({
    products,
    malls: [
      { mallId: 1, mallUrl: 'gamnamu', isMarketing: true },
      { mallId: 2, mallUrl: 'sheets', salesType: 'UPLOAD', isMarketing: true },
    ],
  });
});
afterAll(() => shop.close());

/** Visitors in separate browsers, each signed in as the guest. */
async function visit(mallUrl: string, browser: string): Promise<Tokens> {
  const at = shop.at(mallUrl, browser);
  const { data } = await at.get<{ tokenInfo: Tokens }>(`/pre/layout/login?mallUrl=${mallUrl}&device=pc`);
  if (!data?.tokenInfo) throw new Error('no tokens for the guest');
  return data.tokenInfo;
}

const numbers: Readonly<Record<string, string>> = {
  ...{ productNo: 'GD0001', boardType: 'CM00404', type: 'xlsx' },
  ...{ orderNo: '2026112100000001', applicationNo: '2026112100000001', subsNo: '2026112100000001' },
  ...{ pictureName: randomUUID(), attachmentName: randomUUID(), sessionId: randomUUID() },
};
const ids: Readonly<Record<string, string>> = { wireless: 'HP0001', subscriptions: 'SB0001', goods: 'GD0001' };
function addressOf(endpoint: Endpoint): string {
  const path = wholePath(endpoint)
    .replace(/(\w+)\/:id/, (_whole, kind: string) => `${kind}/${ids[kind] ?? ''}`)
    .replace('/application-drafts/:productNo', '/application-drafts/HP0001')
    .replace(/:(\w+)/g, (_whole, name: string) => numbers[name] ?? '1');
  const quote = 'memory=256GB&planNo=1&joinType=NEW&discountType=COMMON_SUPPORT&instalmentMonths=24&contractMonths=24';
  return `${path}?${endpoint.path.endsWith('/quote') ? quote : ''}${endpoint.query ? queryOf(endpoint) : ''}`;
}
function queryOf({ query }: Endpoint): string {
  const shape = (query?.schema as { shape?: object } | undefined)?.shape ?? {};
  const known: Readonly<Record<string, string>> = { device: 'pc', ctgNo: '11', text: '컵' };
  return Object.keys(shape)
    .flatMap((name) => (known[name] ? [`&${name}=${encodeURIComponent(known[name])}`] : []))
    .join('');
}

const proof = { proof: 'wrong' };
const key = 'x'.repeat(43);
const cartItem = { items: [item('GD0001')] };
const cartLine = { productNo: 'GD0001', optionNo: 1 };
const claim = { type: 'CANCEL', fault: 'MEMBER', lines: [{ lineNo: 1, quantity: 1 }] };
const account = { refundAccount: { bankCode: '20', accountNumber: '110123456789', holder: '김가은' } };
const address = { ...delivery, label: '집', isDefault: true };
const question = { category: 'OTHER', title: '문의', body: '문의', orderNo: null, pictures: [] };
const bodies: Readonly<Record<string, object>> = {
  'POST /addresses': address,
  'PUT /addresses/:addressNo': address,
  'PUT /application-drafts/:productNo/applicant': {
    ...{ certificationKey: key, email: 'a@example.kr', currentCarrier: '온텔' },
  },
  'PUT /application-drafts/:productNo/choice': {
    ...{ memory: '256GB', colour: '블랙', joinType: 'NEW', planNo: 1, discountType: null },
    ...{ instalmentMonths: 24, contractMonths: 24 },
  },
  'PUT /application-drafts/:productNo/delivery': { ...delivery, request: '' },
  'POST /applications/:applicationNo/cancel': { reason: '단순 변심' },
  'POST /applications': {
    ...{ productNo: 'HP0001', requestKey: randomUUID(), agreedTerms: [], expectedMonthly: 0, expectedTotal: 0 },
  },
  'PUT /users/password': { currentPassword: password, newPassword: 'Garden#731' },
  'POST /cart/lines': cartItem,
  'PUT /cart/lines': { lines: [{ ...cartLine, quantity: 2, isSelected: true }] },
  'PUT /cart/option': { ...cartLine, newOptionNo: 2, quantity: 1 },
  'POST /cart/remove': { lines: [cartLine] },
  'POST /cart/restore': { lines: [cartLine] },
  'POST /certifications/own': { purpose: 'APPLICATION' },
  'POST /orders/:orderNo/refund-quote': claim,
  'POST /orders/:orderNo/claims': { ...claim, reason: '변심', expectedRefund: 0 },
  'POST /orders/:orderNo/gift/link': { isNew: false },
  'POST /orders/:orderNo/late-deposit/return': account,
  'POST /layout/contents/view-cnt': { contentsId: '11', contentsType: 'CATEGORY' },
  'POST /products/goods': { gdsGrpNolist: ['GD0001'] },
  'POST /products/wireless': { gdsGrpNolist: ['HP0001'] },
  'POST /products/subscriptions': { gdsGrpNolist: ['SB0001'] },
  'POST /products/search': { smartSearch: ['컵'] },
  'PUT /users/identity': { ...proof, certificationKey: key },
  'PUT /users/marketing': { channel: 'EMAIL', isAgreed: true },
  'POST /users/password/check': { password },
  'POST /users/email': { ...proof, email: 'a@example.kr' },
  'POST /users/profile': proof,
  'POST /users/withdrawal': { password, reason: 'OTHER' },
  'PUT /orders/:orderNo/cash-receipt': { purpose: 'INCOME_DEDUCTION', number: '01012345678' },
  'POST /orders/:orderNo/pay': { paymentMethod: 'CARD' },
  'POST /orders': orderBody({ items: [item('GD0001')], expectedTotal: 0 }),
  'POST /order-sheet': cartItem,
  'POST /payments/confirm': { paymentKey: 'key', orderId: '2026112100000001-1-1', amount: 1 },
  'POST /payments/fail': { orderId: '2026112100000001-1-1', code: 'X', message: '취소' },
  'POST /questions': { requestKey: randomUUID(), question },
  'PUT /questions/:questionNo': question,
  'POST /products/goods/:id/questions': {
    requestKey: randomUUID(),
    question: { category: 'PRODUCT', body: '문의', isSecret: false },
  },
  'PUT /customer-reviews/:orderNo/:lineNo': reviewWords,
  'PUT /review-votes/:reviewNo': { isHelpful: true },
  'PUT /review-reports/:reviewNo': { reason: 'ABUSE', words: '' },
  'POST /recent-views': { productNos: ['GD0001'] },
  'POST /subscription-applications': {
    ...{ productNo: 'SB0001', choice: { months: 60, careType: 'VISIT', cardNo: null }, applicant, installation },
    ...{ preferredOn: '2099-01-01', requestKey: randomUUID(), agreedTerms: [], expectedMonthly: 0, expectedTotal: 0 },
  },
  'POST /subscription-applications/:subsNo/cancel': { reason: '단순 변심' },
  'POST /users/reconsents': { agreedTerms: [] },
  'POST /users/reconsents/marketing': { termNo: 1, isAgreed: true },
  'POST /users/tid/visit': proof,
  'POST /users/tid': { state: key, key, code: 'wrong' },
  'POST /users/tid/unlink': proof,
  'PUT /uploads/:uploadNo/columns': { fields: [] },
  'PUT /uploads/:uploadNo/rows': { revision: 1, rows: [] },
  'POST /uploads/:uploadNo/orders': { mode: 'ALL', revision: 1, expectedTotal: 0, agreedTerms: [] },
};

type Outcome = { readonly status: number; readonly code: string; readonly text: string };
async function call(endpoint: Endpoint, mallUrl: string, token: string): Promise<Outcome> {
  const isFile = endpoint.upload !== undefined;
  const body = isFile ? Buffer.from('a file') : bodies[nameOf(endpoint)];
  const reply = await shop.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: {
      ...{ host: `${mallUrl}.localhost`, authorization: `Bearer ${token}` },
      ...(isFile && { 'content-type': 'application/octet-stream' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, code: isJson ? reply.json<{ code: string }>().code : '', text: reply.body };
}

/** Everything that a visitor can see, without timestamps. */
async function sight(mallUrl: string, token: string): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const endpoint of reads) {
    if (shared.includes(nameOf(endpoint))) continue;
    const { status, text } = await call(endpoint, mallUrl, token);
    seen[nameOf(endpoint)] = `${status} ${text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"an instant"')}`;
  }
  return seen;
}

// R1.06
describe.each(['gamnamu', 'sheets'])('the visitors of the marketing mall %s, who share one guest', (mallUrl) => {
  test('nothing that one of them does, by any call, is visible to another', async () => {
    const [mine, theirs] = [await visit(mallUrl, 'mine'), await visit(mallUrl, 'theirs')];
    const before = await sight(mallUrl, theirs.accessToken);
    const [done, unfit]: [string[], string[]] = [[], []];
    for (const endpoint of writes) {
      const { code, text } = await call(endpoint, mallUrl, mine.accessToken);
      if (code === '4000') unfit.push(`${nameOf(endpoint)}: ${text}`);
      if (code === '0000') done.push(nameOf(endpoint));
    }
    // Valid requests only: one refused by validation proves nothing.
    expect(unfit).toEqual([]);
    expect(done.filter((name) => !harmless.includes(name))).toEqual([]);
    expect(await sight(mallUrl, theirs.accessToken)).toEqual(before);
  });

  test('signing out ends no other visitor’s session', async () => {
    const [mine, theirs] = [await visit(mallUrl, 'leaving'), await visit(mallUrl, 'staying')];
    await shop.at(mallUrl, 'leaving').post('/auth/logout', { token: mine.accessToken });
    const renewal = (tokens: Tokens, browser: string) =>
      shop.at(mallUrl, browser).get(`/auth/refresh/token?refreshToken=${tokens.refreshToken}`);
    expect(await renewal(mine, 'leaving')).toMatchObject({ code: '4010' });
    expect(await renewal(theirs, 'staying')).toMatchObject({ code: '0000' });
  });
});

test('no endpoint for an account of one’s own serves the guest', async () => {
  for (const mallUrl of ['gamnamu', 'sheets']) {
    const { accessToken } = await visit(mallUrl, 'curious');
    const own = closed.filter(({ access }) => ['accountHolder', 'leaver', 'uploader'].includes(access));
    for (const endpoint of own) {
      expect((await call(endpoint, mallUrl, accessToken)).code, nameOf(endpoint)).toBe('4030');
    }
  }
});
