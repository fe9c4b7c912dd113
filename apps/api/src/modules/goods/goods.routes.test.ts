import type { GoodsState } from '@mall/contracts/product-codes';
import type { GoodsProduct } from '@mall/db/seed/content/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, listingOf, option, phone } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const airFryer = goods('GD0001', {
  name: '에어프라이어 5L',
  brandId: 2,
  brandName: '하늘',
  modelName: 'AF-5',
  categoryNo: '110101',
  summary: '한 번에 넉넉하게',
  tag: '오늘출발',
  stickers: [{ type: '신상', colour: '#f00' }],
  marketPrice: 130_000,
  salePrice: 99_000,
  image: 'products/air-fryer',
  images: ['products/air-fryer', 'products/air-fryer-2'],
  descriptionHtml: '<p>바삭해요</p><script>alert(1)</script>',
  specifications: [{ label: '용량', value: '5L' }],
  statutoryNotice: [{ label: '제조국', value: '대한민국' }],
  deliveryNote: '내일 도착',
  options: [
    option({ optionNo: 1, colourName: '블랙', colourHex: '#000000', label: '블랙', stockQuantity: 3 }),
    option({ optionNo: 2, colourName: '화이트', label: '화이트', stockQuantity: 5, useCode: 'GD00702' }),
    option({ optionNo: 3, colourName: '그린', label: '그린', stockQuantity: 9, useCode: 'GD00704' }),
  ],
});

const statuses = ['GD00401', 'GD00402', 'GD00403', 'GD00404', 'GD00405', 'GD00406', 'GD00407'] as const;
const byState = statuses.map((state, index) => goods(`GD010${index + 1}`, { state }));
const waiting = goods('GD0201', { approval: 'R' });
const rejected = goods('GD0202', { approval: 'N' });
const soldOutInFourWays: GoodsProduct[] = [
  goods('GD0301', { state: 'GD00405' }),
  goods('GD0302', { options: [] }),
  goods('GD0303', {
    options: [option({ stockQuantity: 0 }), option({ optionNo: 2, colourName: '블랙', stockQuantity: 0 })],
  }),
  goods('GD0304', { options: [option({ useCode: 'GD00703' })] }),
];
const inPart = goods('GD0305', {
  options: [option({ stockQuantity: 0 }), option({ optionNo: 2, useCode: 'GD00703' }), option({ optionNo: 3 })],
});
/** Only the stock of colours on sale counts: the stock of a stopped or deleted colour cannot be bought. */
const byItsColours: [GoodsProduct, 'Y' | 'N'][] = [
  [goods('GD0311', { options: [option({ stockQuantity: 0 }), option({ optionNo: 2, useCode: 'GD00704' })] }), 'Y'],
  [goods('GD0312', { options: [option({ useCode: 'GD00703' }), option({ optionNo: 2, useCode: 'GD00704' })] }), 'Y'],
  [goods('GD0313', { options: [option({ stockQuantity: 0 }), option({ optionNo: 2, useCode: 'GD00702' })] }), 'Y'],
  [goods('GD0314', { options: [option({ useCode: 'GD00702' })] }), 'N'],
];
const onlyHanul = goods('GD0401');
const off = goods('GD0402');
const aPhone = phone('HP0001');

let shop: Shop;
beforeAll(async () => {
  const shared = [
    airFryer,
    ...byState,
    waiting,
    rejected,
    ...soldOutInFourWays,
    inPart,
    ...byItsColours.map(([product]) => product),
  ];
  shop = await openShop({
    products: [...shared, onlyHanul, off, aPhone],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [...shared.map((product) => listingOf(product)), listingOf(off, { isOn: false }), listingOf(aPhone)],
      },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(airFryer, { salePrice: 88_000 }), listingOf(onlyHanul)] },
    ],
  });
});
afterAll(() => shop.close());

type Card = { gdsGrpNo: string; slPrc: number; soldOutYn: string; mktPrc: number | null; fvrtYn: string };
type Cards = { goodsList: Card[] };
const request = (gdsGrpNolist: readonly unknown[], mallUrl = 'familyshop') =>
  shop.at(mallUrl).post<Cards>('/products/goods', { token: shop.tokens[mallUrl] ?? '', body: { gdsGrpNolist } });
const readUnsigned = (gdsGrpNolist: readonly unknown[], options: object = {}) =>
  shop.at('familyshop').post<Cards>('/pre/layout/product/goods', { body: { gdsGrpNolist }, ...options });
const numbers = (data: Cards | undefined) => data?.goodsList.map((card) => card.gdsGrpNo);

const airFryerCard = {
  masterGdsNo: 'GD0001',
  gdsGrpNo: 'GD0001',
  gdsGrpTag: '오늘출발',
  gdsGrpStckr: [{ type: '신상', color: '#f00' }],
  gdsStat: 'GD00403',
  fileExt: 'webp',
  colorQtyList: [
    { colorNm: '블랙', colorHexCode: '#000000', stckqty: 3, useYn: 'GD00701' },
    { colorNm: '화이트', colorHexCode: '#ffffff', stckqty: 5, useYn: 'GD00702' },
  ],
  stckqty: 8,
  stckqty2: 3,
  onlyOptionNo: null,
  dispGdsNm: '에어프라이어 5L',
  modelNm: 'AF-5',
  mktPrc: 130_000,
  slPrc: 99_000,
  fvrtYn: 'N',
  image: 'products/air-fryer',
  soldOutYn: 'N',
  brandName: '하늘',
  deliveryNote: '내일 도착',
  deliveryMethod: '1',
  shipsToday: false,
  reviewCount: 0,
  averageStars: 0,
};

// R7.17
describe('products/goods', () => {
  // R3.07 R3.10
  test('returns goodsList, each card with every field of the specification and no other', async () => {
    expect((await request(['GD0001'])).data).toEqual({ goodsList: [airFryerCard] });
  });

  test('cards come in the requested order; unknown numbers, phones and duplicates are left out', async () => {
    const { data } = await request(['GD0305', 'GD9999', 'HP0001', 'GD0001', 'GD0305', "' or 1=1 --"]);
    expect(numbers(data)).toEqual(['GD0305', 'GD0001']);
  });

  test('no numbers return no cards; more than 60, an empty one and a wrong type are 4000', async () => {
    expect((await request([])).data).toEqual({ goodsList: [] });
    for (const list of [Array(61).fill('GD0001'), [''], [1], [null], ['x'.repeat(21)]]) {
      expect(await request(list)).toMatchObject({ status: 400, code: '4000' });
    }
    const body = { gdsGrpNolist: 'GD0001' };
    const reply = await shop.at('familyshop').post('/products/goods', { token: shop.tokens.familyshop ?? '', body });
    expect(reply).toMatchObject({ code: '4000', fieldErrors: [{ field: 'gdsGrpNolist' }] });
  });

  test('a mall shows its own price, and nothing that only another mall lists', async () => {
    expect((await request(['GD0001'], 'hanul')).data?.goodsList[0]).toMatchObject({ slPrc: 88_000 });
    expect(numbers((await request(['GD0401'], 'hanul')).data)).toEqual(['GD0401']);
    expect(numbers((await request(['GD0401'])).data)).toEqual([]);
  });

  test('needs a token of this mall', async () => {
    const body = { gdsGrpNolist: ['GD0001'] };
    expect(await shop.at('familyshop').post('/products/goods', { body })).toMatchObject({ status: 401, code: '4010' });
    const foreign = await shop.at('familyshop').post('/products/goods', { body, token: shop.tokens.hanul ?? '' });
    expect(foreign).toMatchObject({ status: 401, code: '4010' });
  });
});

// R7.19
describe('pre/layout/product/goods', () => {
  // R5.09
  test('the same cards without market prices', async () => {
    expect((await readUnsigned(['GD0001'])).data).toEqual({ goodsList: [{ ...airFryerCard, mktPrc: null }] });
  });

  test('shows a member the view of a visitor too', async () => {
    const { data } = await readUnsigned(['GD0001'], { token: shop.tokens.familyshop });
    expect(data?.goodsList[0]).toMatchObject({ mktPrc: null, fvrtYn: 'N' });
  });
});

describe('which products are shown', () => {
  // R4.01
  test('of the seven states, only on sale and sold out are shown', async () => {
    const { data } = await request(byState.map(({ productNo }) => productNo));
    expect(numbers(data)).toEqual(['GD0103', 'GD0105']);
  });

  // R4.04
  test('products waiting for approval, rejected ones, and those the mall switched off are not shown', async () => {
    expect(numbers((await request(['GD0201', 'GD0202', 'GD0402'])).data)).toEqual([]);
  });

  // R4.03
  test('each of the four causes makes a product sold out; one colour left keeps it on sale', async () => {
    const { data } = await request(['GD0301', 'GD0302', 'GD0303', 'GD0304', 'GD0305']);
    expect(data?.goodsList.map((card) => card.soldOutYn)).toEqual(['Y', 'Y', 'Y', 'Y', 'N']);
  });

  // R4.03
  test('the colours on the card decide, also after the state has changed back and forth', async () => {
    const nos = byItsColours.map(([product]) => product.productNo);
    const outcome = async () => (await request(nos)).data?.goodsList.map((card) => card.soldOutYn);
    const setState = (state: GoodsState) =>
      shop.owner.updateTable('product').set({ state }).where('productNo', 'in', nos).execute();
    const expected = byItsColours.map(([, soldOut]) => soldOut);
    expect(await outcome()).toEqual(expected);
    await setState('GD00405');
    expect(await outcome()).toEqual(['Y', 'Y', 'Y', 'Y']);
    await setState('GD00403');
    expect(await outcome()).toEqual(expected);
  });

  // R4.03
  test('the last piece sold and the first one returned show at once, whatever state came in between', async () => {
    const isSoldOut = async () => (await readUnsigned(['GD0305'])).data?.goodsList[0]?.soldOutYn;
    const setStock = (stockQuantity: number) =>
      shop.owner
        .updateTable('optionStock')
        .set({ quantity: stockQuantity })
        .where('productNo', '=', 'GD0305')
        .where('optionNo', '=', 3)
        .execute();
    const setState = (state: GoodsState) =>
      shop.owner.updateTable('product').set({ state }).where('productNo', '=', 'GD0305').execute();
    await shop.owner.updateTable('optionStock').set({ quantity: 0 }).where('productNo', '=', 'GD0305').execute();
    expect(await isSoldOut()).toBe('Y');
    await setStock(1);
    expect(await isSoldOut()).toBe('N');
    await setState('GD00405');
    expect(await isSoldOut()).toBe('Y');
    await setState('GD00403');
    expect(await isSoldOut()).toBe('N');
  });
});

// R7.18
describe('products/goods/{id}', () => {
  const open = (id: string, mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '') =>
    shop.at(mallUrl).get(`/products/goods/${id}`, { token });

  // R4.02
  test('returns the product in full, without its deleted options and without the operator’s script', async () => {
    expect((await open('GD0001')).data).toEqual({
      card: airFryerCard,
      brandId: 2,
      summary: '한 번에 넉넉하게',
      images: ['products/air-fryer', 'products/air-fryer-2'],
      mostPieces: 99,
      options: [
        { ...optionOf('블랙', 1), colourHex: '#000000', stockQuantity: 3, useCode: 'GD00701' },
        { ...optionOf('화이트', 2), colourHex: '#ffffff', stockQuantity: 5, useCode: 'GD00702' },
      ],
      descriptionHtml: '<p>바삭해요</p>',
      specifications: [{ label: '용량', value: '5L' }],
      statutoryNotice: [{ label: '제조국', value: '대한민국' }],
      deliveryMethod: expect.stringMatching(/[가-힣]/),
      deliveryFee: 3000,
      freeDeliveryFrom: 50_000,
      categoryPath: [
        { ctgNo: '11', ctgNm: '가전' },
        { ctgNo: '1101', ctgNm: '주방가전' },
        { ctgNo: '110101', ctgNm: '에어프라이어' },
      ],
    });
  });

  test('4042 for what is unknown, not for sale, another mall’s or no goods: the same words for all', async () => {
    const replies = await Promise.all(
      ['GD9999', 'GD0401', 'GD0402', 'GD0201', 'GD0406', 'HP0001', '%27'].map((id) => open(id)),
    );
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: '4042' });
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test('a number too long is 4000; without a token of this mall it is 4010', async () => {
    expect(await open('x'.repeat(21))).toMatchObject({ status: 400, code: '4000' });
    expect(await open('GD0001', 'familyshop', '')).toMatchObject({ status: 401, code: '4010' });
    expect(await open('GD0001', 'familyshop', shop.tokens.hanul)).toMatchObject({ status: 401, code: '4010' });
  });
});

const optionOf = (name: string, optionNo: number) => ({
  optionNo,
  colourName: name,
  label: name,
  extraPrice: 0,
  image: '',
});
