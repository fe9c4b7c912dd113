import type { DB } from '@mall/db/generated';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let token: string;

beforeAll(async () => {
  testApp = await createTestApp({ config: { memberLookupUrl: 'https://lookup.example.kr/' } });
  const { owner } = testApp;
  await insertMall(owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(owner, { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS' });
  await insertMall(owner, { mallId: 3, mallUrl: 'gamnamu', isMarketing: true });
  await insertMember(owner, { mallId: 1, loginId: 'demo' });
  const guest = await insertMember(owner, { mallId: 3, loginId: 'guest', name: '손님' });
  await owner.updateTable('mall').set({ guestMemberNo: guest }).where('mallId', '=', 3).execute();
  await insertContent();
  token = (await signInAs(testApp, 'familyshop', 1)).accessToken;
});
afterAll(() => testApp.close());

async function insertContent(): Promise<void> {
  const { owner } = testApp;
  const category = { mallId: 1, type: 'GD05302' as const, url: '/goods/goodsList' };
  await owner
    .insertInto('category')
    .values([
      { ...category, categoryNo: '10', name: '나중', sortOrder: null },
      { ...category, categoryNo: '11', name: '가전', sortOrder: 2 },
      { ...category, categoryNo: '12', name: '휴대폰', sortOrder: 1, type: 'GD05301' },
      { ...category, categoryNo: '1101', name: '세탁기', sortOrder: 1, isOnMobile: false },
      { ...category, categoryNo: '20', name: '한울만', sortOrder: 1, mallId: 2 },
    ])
    .execute();
  await owner
    .insertInto('smartKeyword')
    .values([
      { mallId: 1, searchNo: 1, name: '나중', sortOrder: null },
      { mallId: 1, searchNo: 2, name: '먼저', sortOrder: 1 },
      { mallId: 2, searchNo: 1, name: '한울만', sortOrder: 1 },
    ])
    .execute();
  const corner = { mallId: 1, items: [{ title: '첫째', link: '/home' }] };
  await owner
    .insertInto('corner')
    .values([
      { ...corner, areaCode: '012001', device: 'pc', title: '데스크톱' },
      { ...corner, areaCode: '013001', device: 'mobile', title: '모바일' },
      { ...corner, areaCode: '014001', device: 'pc', title: '프로모션' },
      { ...corner, mallId: 2, areaCode: '012001', device: 'pc', title: '한울만' },
    ])
    .execute();
  await owner.insertInto('popup').values(popups).execute();
  await owner
    .insertInto('termVersion')
    .values([
      { termNo: 1, termCode: 'service', appliedOn: new Date('2024-01-01'), html: '<p>옛날 {mallNm}</p>' },
      { termNo: 2, termCode: 'service', appliedOn: new Date('2026-01-01'), html: '<p>지금 {mallNm}</p>' },
      { termNo: 3, termCode: 'privacy', appliedOn: new Date('2026-01-01'), html: '<p>개인정보</p>' },
    ])
    .execute();
}

const hour = 3_600_000;
const popup = { mallId: 1, type: 'DP01801' as const, html: '<p>안내</p>' };
const popups: Insertable<DB['popup']>[] = [
  { ...popup, popupNo: 1, device: null },
  { ...popup, popupNo: 2, device: 'pc', type: 'DP01802' },
  { ...popup, popupNo: 3, device: 'mobile' },
  { ...popup, popupNo: 4, device: null, opensAt: new Date(Date.now() + hour) },
  { ...popup, popupNo: 5, device: null, closesAt: new Date(Date.now() - hour) },
  { ...popup, popupNo: 6, device: null, mallId: 2 },
];

const mall = () => testApp.at('familyshop');
type Titled = { title: string };
const titles = (data: Titled[] | undefined) => data?.map((item) => item.title);

// R7.01
describe('pre/layout/login', () => {
  // R3.01
  test('returns every field of adMall, the image base and the human check', async () => {
    const { data } = await mall().get<{ adMall: object }>('/pre/layout/login?mallUrl=familyshop&device=mobile');
    expect(data).toMatchObject({
      endPoint: '/images',
      humanCheck: { provider: 'proofOfWork', siteKey: '' },
      memberLookupUrl: 'https://lookup.example.kr/',
    });
    expect(Object.keys(data?.adMall ?? {})).toEqual(expect.arrayContaining(adMallFields));
    expect(data).not.toHaveProperty('tokenInfo');
  });

  // R1.06
  test('a marketing mall returns its guest’s tokens to every visitor, and nobody caches the reply', async () => {
    const call = () =>
      testApp.at('gamnamu').get<{ tokenInfo: { accessToken: string } }>('/pre/layout/login?mallUrl=gamnamu&device=pc');
    const [first, second] = [await call(), await call()];
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(first.headers).not.toHaveProperty('etag');
    const guest = first.data?.tokenInfo.accessToken ?? '';
    expect(guest).not.toBe('');
    expect(second.data?.tokenInfo).not.toEqual(first.data?.tokenInfo);
    expect(await testApp.at('gamnamu').get('/users/info', { token: guest })).toMatchObject({ data: { mallId: 3 } });
    expect(await mall().get('/users/info', { token: guest })).toMatchObject({ status: 401, code: '4010' });
  });
});

const adMallFields = [
  ...[
    'mallId',
    'mallUrl',
    'mallNm',
    'mallTitle',
    'mallSalesType',
    'mobileYn',
    'loginYn',
    'marketingMallYn',
    'mallStyle',
  ],
  ...['ciImg', 'footerCiImg', 'footerCiUrl', 'mobileFooterCertiImg', 'mobileFooterCertiUrl', 'custTel', 'mallEmail'],
  ...['centerStartTime', 'centerEndTime', 'company', 'representativeName', 'businessNum', 'registrationNumber'],
  ...['salesPermitNumber', 'hostingProvider', 'address'],
];

// R7.04 R7.07 R9.02
describe('menus', () => {
  type Item = { ctgNm: string; gdCtgSub: Item[] };
  const names = (data: Item[] | undefined) =>
    data?.map((item) => [item.ctgNm, ...item.gdCtgSub.map((sub) => sub.ctgNm)]);

  test('are ordered by prir, missing as 999, and hold this mall’s categories only', async () => {
    const { data } = await mall().get<Item[]>('/layout/menu', { token });
    expect(names(data)).toEqual([['휴대폰'], ['가전', '세탁기'], ['나중']]);
  });

  test('for mobile leave out items that are not on mobile', async () => {
    const { data } = await mall().get<Item[]>('/pre/layout/menu?mallId=1&device=mobile');
    expect(names(data)).toEqual([['휴대폰'], ['가전'], ['나중']]);
    const desktop = await mall().get<Item[]>('/pre/layout/menu?mallId=1&device=pc');
    expect(names(desktop.data)).toEqual([['휴대폰'], ['가전', '세탁기'], ['나중']]);
  });

  test('of a member need a token', async () => {
    expect(await mall().get('/layout/menu')).toMatchObject({ status: 401, code: '4010' });
  });
});

// R7.04
test('smart keywords are ordered by prir and belong to this mall', async () => {
  const { data } = await mall().get('/layout/smart', { token });
  expect(data).toEqual([
    { searchNo: 2, srhName: '먼저', prir: 1 },
    { searchNo: 1, srhName: '나중' },
  ]);
});

// R7.04 R7.05 R7.06 R9.09
test('corners are those of the device and the mall; promotions are separate', async () => {
  const corners = await mall().get<Titled[]>('/layout/corner?device=pc', { token });
  expect(titles(corners.data)).toEqual(['데스크톱']);
  expect(corners.data?.[0]).toMatchObject({
    areaCode: '012001',
    items: [{ title: '첫째', isOnDark: false, colourFrom: null }],
  });
  expect(titles((await mall().get<Titled[]>('/layout/mcorner', { token })).data)).toEqual(['모바일']);
  expect(titles((await mall().get<Titled[]>('/pre/layout/mcorner')).data)).toEqual(['모바일']);
  expect(titles((await mall().get<Titled[]>('/layout/prom', { token })).data)).toEqual(['프로모션']);
  expect(titles((await mall().get<Titled[]>('/pre/layout/prom')).data)).toEqual(['프로모션']);
});

// R7.05 R7.08
test('popups are those open now, on that device, of this mall', async () => {
  type Popup = { popSeq: number };
  const numbers = (data: Popup[] | undefined) => data?.map((item) => item.popSeq);
  expect(numbers((await mall().get<Popup[]>('/pre/layout/popup?mallId=1&device=pc')).data)).toEqual([1, 2]);
  expect(numbers((await mall().get<Popup[]>('/layout/popup?device=mobile', { token })).data)).toEqual([1, 3]);
});

// R7.03
test('terms come in every version, newest first; an unknown code is 4000', async () => {
  const { data, headers } = await mall().get('/pre/layout/term/service');
  expect(data).toEqual([
    { infoNo: 2, terms: '<p>지금 {mallNm}</p>', apprDts: '2026-01-01' },
    { infoNo: 1, terms: '<p>옛날 {mallNm}</p>', apprDts: '2024-01-01' },
  ]);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(await mall().get('/pre/layout/term/unknown')).toMatchObject({ status: 400, code: '4000' });
});

// R7.09
describe('view counts', () => {
  const click = (contentsId: string, options: object = { token }) =>
    mall().post('/layout/contents/view-cnt', { body: { contentsId, contentsType: 'CATEGORY' }, ...options });
  const counts = () => testApp.owner.selectFrom('contentView').selectAll().execute();

  test('add up, also when clicks come at once; an invented category leaves no row', async () => {
    const replies = await Promise.all([click('12'), click('12'), click('12'), click('99'), click('20')]);
    expect(replies.map((reply) => reply.code)).toEqual(Array(5).fill('0000'));
    expect(await counts()).toEqual([{ mallId: 1, contentType: 'CATEGORY', contentId: '12', viewCount: 3 }]);
  });

  test('need a token and a known kind', async () => {
    expect(await click('12', {})).toMatchObject({ status: 401, code: '4010' });
    const body = { contentsId: '12', contentsType: 'MALL' };
    expect(await mall().post('/layout/contents/view-cnt', { token, body })).toMatchObject({
      status: 400,
      code: '4000',
    });
  });
});
