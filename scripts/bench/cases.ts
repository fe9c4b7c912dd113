/** A request; with a body it is a POST. */
export type BenchRequest = { readonly path: string; readonly body?: string };

/** One row of the table that the benchmark prints: requests made in turn. */
export type BenchCase = { readonly name: string; readonly requests: readonly BenchRequest[] };

const api = '/api/v1/mall';
export const get = (path: string, query: Record<string, string> = {}): BenchRequest => {
  const text = new URLSearchParams(query).toString();
  return { path: `${api}${path}${text && `?${text}`}` };
};
export const post = (path: string, body: object): BenchRequest => ({
  path: `${api}${path}`,
  body: JSON.stringify(body),
});

const words = ['가습기', '무선 이어폰', '원목', 'ㄱㅅㄱ', '선물 세트', 'rktmqrl', '노바', '캠핑 의자'];
const beginnings = ['가', '무선', '노', 'ㅊㅅㄱ', '에어', '텀블'];

/** A choice of a phone for which the mall gives support. */
export type PhoneChoice = {
  readonly productNo: string;
  readonly memory: string;
  readonly planNo: number;
  readonly joinType: string;
};

/** The request for the price of one choice. */
export const quoteOf = ({ productNo, planNo, ...choice }: PhoneChoice): BenchRequest =>
  get(`/products/wireless/${productNo}/quote`, {
    ...{ ...choice, planNo: String(planNo) },
    ...{ discountType: 'COMMON_SUPPORT', instalmentMonths: '24', contractMonths: '24' },
  });

export type Known = {
  readonly mallUrl: string;
  readonly categories: readonly string[];
  readonly goods: readonly string[];
  readonly phones: readonly PhoneChoice[];
};

/** The requests of a busy mall; categories and goods are those of the mall under test. */
export function benchCases({ mallUrl, categories, goods, phones }: Known): BenchCase[] {
  return [
    { name: 'layout', requests: [get('/pre/layout/login', { mallUrl, device: 'pc' })] },
    { name: 'menu', requests: [get('/pre/layout/menu', { mallId: '1', device: 'pc' })] },
    { name: 'goods list', requests: categories.map((ctgNo) => get('/products/list/goods', { ctgNo, page: '1' })) },
    { name: 'goods list facets', requests: categories.map((ctgNo) => get('/products/list/facets', { ctgNo })) },
    { name: 'goods detail', requests: goods.map((productNo) => get(`/products/goods/${productNo}`)) },
    { name: 'phone quote', requests: phones.map(quoteOf) },
    { name: 'phone detail', requests: phones.map(({ productNo }) => get(`/products/wireless/${productNo}`)) },
    { name: 'search', requests: words.map((text) => post('/products/search', { smartSearch: text.split(' ') })) },
    { name: 'suggestions', requests: beginnings.map((text) => get('/search/suggestions', { text })) },
  ];
}
