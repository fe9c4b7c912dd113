import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, listingOf } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const day = 24 * 3_600_000;
const products = [
  goods('GD0001', { name: '갤럭시 버즈', brandName: '가람', searchTags: ['무선충전'] }),
  goods('GD0002', { name: '갤럭시 워치', brandId: 2, brandName: '갤러리움', searchTags: ['무선충전'] }),
  goods('GD0003', { name: '무선 이어폰' }),
];
const onlyHanul = goods('GD0004', { name: '갤럭시 한울판' });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [...products, onlyHanul],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: products.map((product) => listingOf(product)) },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(onlyHanul)] },
    ],
  });
});
afterAll(() => shop.close());

const get = <Data>(path: string, mallUrl = 'familyshop') =>
  shop.at(mallUrl).get<Data>(`/search/${path}`, { token: shop.tokens[mallUrl] ?? '' });
type Suggestion = { text: string; kind: string };
const suggest = async (typed: string, mallUrl?: string) => {
  const { data } = await get<Suggestion[]>(`suggestions?text=${encodeURIComponent(typed)}`, mallUrl);
  return data?.map(({ text }) => text);
};

describe('suggestions while typing', () => {
  test('begin as typed, by weight, each with its kind', async () => {
    const { data } = await get<Suggestion[]>('suggestions?text=갤');
    expect(data).toEqual([
      { text: '갤럭시', kind: 'keyword' },
      { text: '갤러리움', kind: 'brand' },
      { text: '갤럭시 버즈', kind: 'product' },
      { text: '갤럭시 워치', kind: 'product' },
    ]);
  });

  test('match half a syllable, initial consonants and an English layout', async () => {
    expect(await suggest('갤ㄹ')).toContain('갤럭시');
    expect(await suggest('ㄱㄹㅅ')).toEqual(['갤럭시', '갤럭시 버즈', '갤럭시 워치']);
    expect(await suggest('roffjrtl')).toContain('갤럭시');
    expect(await suggest('무선')).toEqual(['무선충전', '무선 이어폰']);
  });

  test('belong to this mall only', async () => {
    expect(await suggest('갤럭시 한')).toEqual([]);
    expect(await suggest('갤럭시 한', 'hanul')).toEqual(['갤럭시 한울판']);
  });

  test('are empty for an unknown beginning, a pattern or punctuation', async () => {
    for (const typed of ['없는말', '%', '_', '!!', '\\']) expect(await suggest(typed)).toEqual([]);
  });

  test('require one to forty letters and a token', async () => {
    for (const query of ['', '?text=', `?text=${'a'.repeat(41)}`, '?text=%00', '?text=a&text=b']) {
      expect(await get(`suggestions${query}`)).toMatchObject({
        status: 400,
        code: '4000',
        fieldErrors: [{ field: 'text' }],
      });
    }
    expect(await shop.at('familyshop').get('/search/suggestions?text=a')).toMatchObject({ status: 401, code: '4010' });
  });
});

describe('products shown while typing', () => {
  type Finds = {
    goodsList: { gdsGrpNo: string; dispGdsNm: string; mktPrc: number | null }[];
    ncpList: [];
    subscriptions: [];
  };
  const finds = async (typed: string, mallUrl?: string) => {
    const { data } = await get<Finds>(`finds?text=${encodeURIComponent(typed)}`, mallUrl);
    return data?.goodsList.map(({ gdsGrpNo }) => gdsGrpNo);
  };

  test('match anywhere in the name, and are the best three of this mall', async () => {
    expect(await finds('이어폰')).toEqual(['GD0003']);
    expect(await finds('갤럭시')).toEqual(expect.arrayContaining(['GD0001', 'GD0002']));
    expect(await finds('갤럭시', 'hanul')).toEqual(['GD0004']);
  });

  test('are empty for one letter or an unknown product', async () => {
    for (const typed of ['갤', 'a', '없는말', '%%', '!!']) expect(await finds(typed)).toEqual([]);
  });

  test('require a member', async () => {
    expect(await shop.at('familyshop').get('/search/finds?text=갤럭시')).toMatchObject({ status: 401, code: '4010' });
    expect(await get('finds?text=')).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('popular searches', () => {
  type Keyword = { searchNo: number; srhName: string; prir: number };
  const failed: unknown[] = [];
  const written = () => shop.app.dependencies.searchLog.write((error) => failed.push(error));
  afterEach(() => {
    expect(failed.splice(0)).toEqual([]);
  });
  beforeEach(async () => {
    await written();
    await shop.owner.deleteFrom('searchLog').execute();
    await shop.owner.deleteFrom('popularKeyword').execute();
  });
  const popular = async (mallUrl?: string) => {
    const { data } = await get<Keyword[]>('popular', mallUrl);
    return data?.map(({ srhName }) => srhName);
  };
  const log = (keyword: string, times: number, { mallId = 1, age = day, hasResult = true } = {}) =>
    shop.owner
      .insertInto('searchLog')
      .values(
        Array.from({ length: times }, () => ({ mallId, keyword, hasResult, searchedAt: new Date(Date.now() - age) })),
      )
      .execute();
  const search = (smartSearch: string[], looks: object = {}) =>
    shop
      .at('familyshop')
      .post('/products/search', { token: shop.tokens.familyshop ?? '', body: { smartSearch, ...looks } });

  test('list the operator’s keywords first in their order, then the most frequent searches, each word once', async () => {
    await log('많이', 3);
    await log('적게', 1);
    await log('운영자2', 9);
    const chosen = { mallId: 1 };
    await shop.owner
      .insertInto('popularKeyword')
      .values([
        { ...chosen, name: '운영자2', sortOrder: 2 },
        { ...chosen, name: '운영자1', sortOrder: 1 },
      ])
      .execute();
    expect((await get<Keyword[]>('popular')).data).toEqual([
      { searchNo: 1, srhName: '운영자1', prir: 1 },
      { searchNo: 2, srhName: '운영자2', prir: 2 },
      { searchNo: 3, srhName: '많이', prir: 3 },
      { searchNo: 4, srhName: '적게', prir: 4 },
    ]);
  });

  test('report entries that the database rejects, and count later searches nevertheless', async () => {
    const { note, write } = shop.app.dependencies.searchLog;
    const refused: unknown[] = [];
    note(1, [{ keyword: '\0', hasResult: true, searchedAt: new Date() }]);
    await write((error) => refused.push(error));
    expect(refused).toEqual([expect.objectContaining({ message: expect.stringContaining('Unicode') })]);
    note(1, [{ keyword: '그다음', hasResult: true, searchedAt: new Date() }]);
    await written();
    expect(await popular()).toEqual(['그다음']);
  });

  test('count only the last seven days, searches with results, and this mall', async () => {
    await log('지난주', 9, { age: 7 * day + 60_000 });
    await log('오타', 9, { hasResult: false });
    await log('한울만', 9, { mallId: 2 });
    await log('이번주', 1, { age: 7 * day - 60_000 });
    expect(await popular()).toEqual(['이번주']);
    expect(await popular('hanul')).toEqual(['한울만']);
  });

  test('are twelve at most', async () => {
    for (let index = 0; index < 15; index += 1) await log(`말${index}`, 1);
    expect(await popular()).toHaveLength(12);
  });

  test('count a search once, regardless of pages, sort orders and filters, and do not store the member', async () => {
    await search(['갤럭시', '버즈']);
    await search(['갤럭시'], { page: 2 });
    await search(['갤럭시'], { sort: 'newest' });
    await search(['갤럭시'], { brandIds: ['1'] });
    await search(['없는말']);
    await written();
    const rows = await shop.owner
      .selectFrom('searchLog')
      .select(['mallId', 'keyword', 'hasResult'])
      .orderBy('keyword')
      .execute();
    expect(rows).toEqual([
      { mallId: 1, keyword: '갤럭시', hasResult: true },
      { mallId: 1, keyword: '버즈', hasResult: true },
      { mallId: 1, keyword: '없는말', hasResult: false },
    ]);
    const columns = await shop.owner.selectFrom('searchLog').selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(columns).sort()).toEqual(['hasResult', 'keyword', 'mallId', 'searchedAt']);
  });

  test('ignore surrounding spaces and duplicates of a keyword', async () => {
    await search([' 갤럭시 ', '갤럭시']);
    await written();
    expect(await popular()).toEqual(['갤럭시']);
    expect(await shop.owner.selectFrom('searchLog').selectAll().execute()).toHaveLength(1);
  });

  test('require a token of this mall', async () => {
    expect(await shop.at('familyshop').get('/search/popular')).toMatchObject({ status: 401, code: '4010' });
    const foreign = await shop.at('familyshop').get('/search/popular', { token: shop.tokens.hanul ?? '' });
    expect(foreign).toMatchObject({ status: 401, code: '4010' });
  });
});
