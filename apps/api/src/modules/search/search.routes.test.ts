import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, listingOf, option, phone, subscription } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const sky = { brandId: 2, brandName: '하늘' };
const earphones = goods('GD0005', {
  ...sky,
  name: '무선 이어폰 Pro',
  modelName: 'WE-900',
  salePrice: 50_000,
  searchTags: ['음악'],
});
const products = [
  goods('GD0001', { name: '정품 갤럭시 케이스', categoryNo: '1102', salePrice: 30_000 }),
  goods('GD0002', { name: '갤럭시 버즈', categoryNo: '1102', salePrice: 20_000 }),
  goods('GD0003', { name: '갤럭시', categoryNo: '1102', salePrice: 10_000 }),
  goods('GD0004', { name: '고속 충전기', searchTags: ['갤럭시', '무선충전'], salePrice: 40_000 }),
  earphones,
  goods('GD0006', { ...sky, name: '쌀 10kg', options: [option({ stockQuantity: 0 })] }),
  goods('GD0007', { name: '바삭바삭 튀김기', categoryNo: '110101' }),
  goods('GD0008', { name: '갤럭시 판매중지', state: 'GD00404' }),
];
const galaxyPhone = phone('HP0001', { name: '갤럭시 S26' });
const care = subscription('SB0001', { name: '갤럭시 북 구독' });
const onlyHanul = goods('GD0009', { name: '한울갤럭시' });

const day = 24 * 3_600_000;
const exhibition = {
  exhibitionNo: 1,
  categoryNo: '11',
  kicker: '',
  title: '갤럭시 새학기 모음',
  subtitle: '',
  description: '',
  image: 'e/1',
  colourFrom: '#112233',
  colourTo: '#445566',
  isOnDark: false,
  startsOn: new Date(Date.now() - 2 * day).toISOString().slice(0, 10),
  endsOn: new Date(Date.now() + 2 * day).toISOString().slice(0, 10),
  sortOrder: 1,
  noticeLines: [],
  sections: [],
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [...products, galaxyPhone, care, onlyHanul],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [
          ...[...products.filter((product) => product !== earphones), galaxyPhone, care].map((product) =>
            listingOf(product),
          ),
          // Words of a single product are suggested only when members marked it.
          listingOf(earphones, { favouriteCount: 20 }),
        ],
        exhibitions: [exhibition],
      },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(onlyHanul)] },
    ],
  });
});
afterAll(() => shop.close());

type Counted = { id: string; label: string; count: number }[];
type Result = {
  total: number;
  goodsTotal: number;
  keywords: string[];
  goodsList: { gdsGrpNo: string }[];
  ncpList: { gdsGrpNo: string }[];
  subscriptions: { subscriptionNo: string }[];
  exhibitions: { exhibitionNo: number }[];
  facets: { brands: Counted; soldOutCount: number; prices: { minimum: number; maximum: number } };
  categories: { ctgNo: string; ctgNm: string; count: number }[];
  relatedKeywords: string[];
  closestSpelling: string | null;
};
const call = (body: object, mallUrl = 'familyshop') =>
  shop.at(mallUrl).post<Result>('/products/search', { token: shop.tokens[mallUrl] ?? '', body });
const search = async (keywords: string | string[], looks: object = {}, mallUrl = 'familyshop') => {
  const { data, text } = await call({ smartSearch: [keywords].flat(), ...looks }, mallUrl);
  if (!data) throw new Error(text);
  return data;
};
const numbers = ({ goodsList }: Result) => goodsList.map((card) => card.gdsGrpNo.slice(-1)).join('');
const found = async (keywords: string | string[], looks: object = {}) => numbers(await search(keywords, looks));

// R7.10
describe('products/search', () => {
  test('finds goods, phones, subscriptions and exhibitions, and counts them all', async () => {
    const result = await search('갤럭시');
    expect(numbers(result)).toBe('3214');
    expect(result.ncpList).toMatchObject([{ gdsGrpNo: 'HP0001' }]);
    expect(result.subscriptions).toMatchObject([{ subscriptionNo: 'SB0001' }]);
    expect(result.exhibitions).toMatchObject([{ exhibitionNo: 1 }]);
    expect(result).toMatchObject({
      keywords: ['갤럭시'],
      total: 7,
      goodsTotal: 4,
      page: 1,
      pageSize: 40,
      closestSpelling: null,
    });
  });

  test('ranks the whole name before its beginning, then a word in it, then a tag', async () => {
    expect(await found('갤럭시')).toBe('3214');
    expect(await found('갤럭시', { sort: 'priceDescending' })).toBe('4123');
  });

  test('lists sold-out products last, whatever the sort order', async () => {
    for (const sort of ['accuracy', 'priceAscending', 'popular', 'newest', 'rating', 'reviews'])
      expect((await found('가전', { sort })).at(-1)).toBe('6');
  });

  test('searches name, model, tags, category and brand', async () => {
    expect(await found('we-900')).toBe('5');
    expect(await found('음악')).toBe('5');
    expect(await found('에어프라이어')).toBe('7');
    expect(await found('하늘')).toBe('56');
    expect(await found('pro')).toBe('5');
  });

  test('requires all keywords and all words in them to match', async () => {
    expect(await found(['갤럭시', '케이스'])).toBe('1');
    expect(await found('갤럭시 충전')).toBe('4');
    expect(await found(['하늘', '무선', '이어폰'])).toBe('5');
    expect(await found(['갤럭시', '이어폰'])).toBe('');
  });

  test('matches initial consonants, in the name before a tag', async () => {
    expect(await found('ㄱㄹㅅ')).toBe('1234');
    expect(await found('ㅁㅅ')).toBe('54');
    expect(await found(['ㄱㄹㅅ', 'ㅂㅈ'])).toBe('2');
    expect(await found('ㅋㅋㅋ')).toBe('');
  });

  test('matches Korean typed on an English layout, with capitals and with caps lock', async () => {
    expect(await found('rkffjrtl')).toBe('3214');
    expect(await found('roffjrtl')).toBe('3214');
    expect(await found('ROFFJRTL')).toBe('3214');
    expect(await found('Tkf')).toBe('6');
  });

  test('matches unfinished syllables and ignores spaces, case, character width and punctuation', async () => {
    expect(await found('갤러')).toBe('2314');
    expect(await found('무선이어폰')).toBe('5');
    expect(await found('무선-이어폰!')).toBe('5');
    expect(await found('  이어폰  ')).toBe('5');
    expect(await found('이어폰'.normalize('NFD'))).toBe('5');
  });

  test('matches a single letter only at the beginning of a word of the name', async () => {
    expect(await found('무선 이어폰 P')).toBe('5');
    expect(await found('쌀 1')).toBe('6');
    expect(await found('이어폰 r')).toBe('');
  });

  test('treats no input as a pattern or as SQL', async () => {
    for (const keyword of ['%', '_', '%%%', "'; drop table listing; --", '\\', '"}]', '갤%시', '100%']) {
      expect((await search(keyword)).goodsTotal).toBe(0);
    }
  });

  test('filters by brand, category, price and stock, with the counts of each under the others', async () => {
    const all = await search('가전', { categoryNo: undefined });
    expect(numbers(all)).toHaveLength(7);
    expect(all.facets.brands).toEqual([
      { id: '1', label: '가람', count: 5 },
      { id: '2', label: '하늘', count: 2 },
    ]);
    expect(all.facets).toMatchObject({ soldOutCount: 1, prices: { minimum: 10_000, maximum: 50_000 } });
    const narrowed = await search('가전', { ctgNo: '1102', maximumPrice: 25_000 });
    expect(numbers(narrowed)).toBe('23');
    expect(narrowed.facets.brands).toEqual([{ id: '1', label: '가람', count: 2 }]);
    expect(narrowed.facets.prices).toMatchObject({ minimum: 10_000, maximum: 30_000 });
    expect(await found('가전', { brandIds: ['2'], includesSoldOut: false })).toBe('5');
    expect(await found('가전', { ctgNo: '99' })).toBe('');
  });

  test('lists the categories of the results for further filtering', async () => {
    expect((await search('갤럭시')).categories).toEqual([{ ctgNo: '11', ctgNm: '가전', count: 4 }]);
    const below = await search('갤럭시', { ctgNo: '11' });
    expect(below.categories).toContainEqual({ ctgNo: '1102', ctgNm: '생활가전', count: 3 });
  });

  test('returns no goods after the last page, with the same total', async () => {
    expect(await search('갤럭시', { page: 2 })).toMatchObject({ goodsTotal: 4, goodsList: [], page: 2 });
  });

  test('returns each mall’s own products only, whoever searches', async () => {
    expect((await search('갤럭시', {}, 'hanul')).goodsList).toMatchObject([{ gdsGrpNo: 'GD0009' }]);
    expect((await search('한울갤럭시')).total).toBe(0);
    const options = { token: shop.tokens.hanul ?? '', body: { smartSearch: ['갤럭시'] } };
    expect(await shop.at('familyshop').post('/products/search', options)).toMatchObject({ status: 401, code: '4010' });
    expect(await shop.at('familyshop').post('/products/search', { body: options.body })).toMatchObject({
      code: '4010',
    });
  });
});

describe('when nothing matches', () => {
  test('the closest spelling is offered and never applied', async () => {
    expect(await search('갤럭서')).toMatchObject({ total: 0, goodsList: [], closestSpelling: '갤럭시' });
    expect(await search('이어펀')).toMatchObject({ total: 0, closestSpelling: '이어폰' });
    expect((await search(['갤럭서', '케이스'])).closestSpelling).toBe('갤럭시 케이스');
  });

  test('nothing is offered for a word without a close spelling, nor when there are results', async () => {
    expect((await search('우주정거장')).closestSpelling).toBeNull();
    expect((await search('갤럭시')).closestSpelling).toBeNull();
  });

  test('words of another mall are not offered', async () => {
    expect((await search('한울갤럭서')).closestSpelling).not.toBe('한울갤럭시');
  });
});

// R5.01
test('none, four, empty and too long keywords are 4000 and name the field', async () => {
  const wrong: unknown[] = [[], ['가', '나', '다', '라'], [''], ['   '], ['가'.repeat(41)], '갤럭시', [1], undefined];
  for (const smartSearch of wrong) {
    const reply = await call({ smartSearch });
    expect(reply).toMatchObject({ status: 400, code: '4000' });
    expect(reply.fieldErrors?.[0]?.field).toMatch(/^smartSearch/);
  }
  for (const looks of [
    { page: 0 },
    { page: 1.5 },
    { sort: 'x' },
    { sort: 'stars' },
    { brandIds: ['x'] },
    { minimumPrice: '1' },
  ]) {
    expect(await call({ smartSearch: ['갤럭시'], ...looks })).toMatchObject({ status: 400, code: '4000' });
  }
});
