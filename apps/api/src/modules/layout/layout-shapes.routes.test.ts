import type { Popup } from '@mall/db/seed/content/types';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { category } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const popup = (popupNo: number, values: Partial<Popup>): Popup => ({
  popupNo,
  type: 'DP01801',
  device: null,
  html: '<p>안내</p>',
  url: '',
  sortOrder: popupNo,
  opensAt: '2026-01-01T00:00:00Z',
  closesAt: null,
  ...values,
});

/** What an operator, or an attacker with their account, may write: each must be harmless when returned. */
const hostileHtml = [
  '<p style="color:#f00;position:fixed">글</p>',
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<img src="https://img.example.kr/a.webp" alt="가">',
  '<a href="javascript:alert(1)">누르기</a>',
  '<a href="https://example.kr" target="_blank">가기</a>',
  '<iframe src="https://evil.kr"></iframe><svg onload="alert(1)"></svg><form action="https://evil.kr"><input></form>',
].join('');
const harmlessHtml = [
  '<p style="color:#f00">글</p>',
  '<img src="x" />',
  '<img src="https://img.example.kr/a.webp" alt="가" />',
  '<a>누르기</a>',
  '<a href="https://example.kr" target="_blank" rel="noopener noreferrer">가기</a>',
].join('');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    terms: [{ termNo: 1, termCode: 'privacy', appliedOn: '2026-01-01', html: '<p>{mallNm}</p><script>1</script>' }],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        salesType: 'CONSIGNMENT',
        categories: [category('11', '가전'), { ...category('1101', '주방'), mobileImage: 'icons/kitchen.webp' }],
        popups: [popup(1, { html: hostileHtml, url: '/home' }), popup(2, { type: 'DP01802', device: 'mobile' })],
        smartKeywords: [{ searchNo: 1, name: '갤럭시', sortOrder: 1 }],
      },
    ],
  });
});
afterAll(() => shop.close());

const get = <Data>(path: string) =>
  shop
    .at('familyshop')
    .get<Data>(path, { token: shop.tokens.familyshop ?? '' })
    .then(({ data }) => data);

// R3.01 R1.05
test('adMall has exactly the fields of the specification', async () => {
  expect(await get('/pre/layout/login?mallUrl=familyshop&device=pc')).toEqual({
    adMall: {
      mallId: 1,
      mallUrl: 'familyshop',
      mallNm: 'familyshop몰',
      mallTitle: 'familyshop 쇼핑몰',
      mallSalesType: 'CONSIGNMENT',
      mobileYn: 'Y',
      loginYn: 'N',
      marketingMallYn: 'N',
      mallStyle: 'B',
      mallStat: 'OPEN',
      restNotice: '',
      ciImg: 'logos/a.svg',
      footerCiImg: 'logos/b.svg',
      footerCiUrl: '',
      mobileFooterCertiImg: '',
      mobileFooterCertiUrl: '',
      custTel: '1500-0000',
      mallEmail: 'help@example.kr',
      centerStartTime: '0900',
      centerEndTime: '1800',
      company: '가람상회',
      representativeName: '한가람',
      businessNum: '000-00-00000',
      registrationNumber: '',
      salesPermitNumber: '제0000호',
      hostingProvider: '',
      address: '서울',
      slogan: '',
    },
    endPoint: '/images',
    humanCheck: { provider: 'proofOfWork', siteKey: '' },
    tidYn: 'N',
  });
});

// R3.02 R7.14
test('the token contains the member, the mall and the type, and nothing personal', async () => {
  const claims = decodeJwt(shop.tokens.familyshop ?? '');
  expect(Object.keys(claims).sort()).toEqual([
    'aud',
    'exp',
    'iat',
    'iss',
    'mallId',
    'memNo',
    'memberType',
    'sid',
    'tmpPwdYn',
  ]);
  expect(claims).toMatchObject({ mallId: 1, memNo: shop.memberNos.familyshop, memberType: 'CONSIGNMENT' });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(30 * 60);
  expect(await get('/users/info')).toEqual({
    memNm: '김*은',
    memNo: shop.memberNos.familyshop,
    tmpPwdYn: 'N',
    mallId: 1,
  });
});

// R3.03
test('a menu item has its children in the same shape', async () => {
  const [item] = (await get<{ gdCtgSub: object[] }[]>('/layout/menu')) ?? [];
  expect(item).toEqual({
    ctgNo: '11',
    ctgNm: '가전',
    ctgType: 'GD05302',
    url: expect.any(String),
    prir: 11,
    mobileUseYn: 'Y',
    mobileImgFileNm: '',
    mobileImgFilePath: '',
    gdCtgSub: [expect.objectContaining({ ctgNo: '1101', gdCtgSub: [] })],
  });
  expect(Object.keys(item?.gdCtgSub[0] ?? {})).toEqual(Object.keys(item ?? {}));
});

// R3.04
test('a keyword is searchNo, srhName and prir', async () => {
  expect(await get('/layout/smart')).toEqual([{ searchNo: 1, srhName: '갤럭시', prir: 1 }]);
});

// R3.05
test('a popup is popSeq, popType, popHtml and url, and nothing in popHtml can run or cover the page', async () => {
  expect(await get('/layout/popup?device=pc')).toEqual([
    { popSeq: 1, popType: 'DP01801', popHtml: harmlessHtml, url: '/home' },
  ]);
  expect(await get('/pre/layout/popup?mallId=1&device=mobile')).toMatchObject([
    { popSeq: 1 },
    { popSeq: 2, popType: 'DP01802' },
  ]);
});

// R3.06 R7.24
test('a term is infoNo, terms and apprDts, its placeholders left to the browser', async () => {
  expect(await get('/pre/layout/term/privacy')).toEqual([
    { infoNo: 1, terms: '<p>{mallNm}</p>', apprDts: '2026-01-01' },
  ]);
});

// R7.24
test('layout replies change their ETag when their content changes', async () => {
  const tagOf = async () => (await shop.at('familyshop').get('/pre/layout/popup?mallId=1&device=pc')).headers.etag;
  const first = await tagOf();
  expect(await tagOf()).toBe(first);
  await shop.owner.updateTable('popup').set({ url: '/other' }).where('popupNo', '=', 1).execute();
  expect(await tagOf()).not.toBe(first);
});
