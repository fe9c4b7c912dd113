import { listSorts } from '../../packages/contracts/src/codes.ts';
import { type BenchCase, get, type Known, post, quoteOf } from './cases.ts';

/** Requests that read more than one row by its key, each executed once; the category is a complete top-level one. */
export function planCases({ categories: [category = ''], goods, phones }: Known): BenchCase[] {
  const ctgNo = category.slice(0, 2);
  const list = (query: Record<string, string>) => get('/products/list/goods', { ctgNo, ...query });
  const search = (text: string) => post('/products/search', { smartSearch: text.split(' ') });
  return [
    ...listSorts.map((sort) => ({ name: `category by ${sort}`, requests: [list({ sort })] })),
    { name: 'category, page 100', requests: [list({ page: '100' })] },
    { name: 'category, narrowed', requests: [list({ minimumPrice: '10000', hasFreeDelivery: 'Y' })] },
    { name: 'facets', requests: [get('/products/list/facets', { ctgNo })] },
    { name: 'search 노바', requests: [search('노바')] },
    { name: 'search 가습기', requests: [search('가습기')] },
    { name: 'search 선물 세트', requests: [search('선물 세트')] },
    { name: 'search, misspelt', requests: [search('가습귀')] },
    { name: 'suggestions', requests: [get('/search/suggestions', { text: '무선' })] },
    { name: 'by number', requests: [post('/products/goods', { gdsGrpNolist: goods })] },
    { name: 'phones by price', requests: [get('/products/list/wireless', { ctgNo: '10', sort: 'priceAscending' })] },
    { name: 'phone quote', requests: phones.slice(0, 1).map(quoteOf) },
    {
      name: 'phone detail',
      requests: phones.slice(0, 1).map(({ productNo }) => get(`/products/wireless/${productNo}`)),
    },
    { name: 'wishlist', requests: [get('/favourites')] },
    { name: 'orders', requests: [get('/orders')] },
    { name: 'orders, page 30', requests: [get('/orders', { page: '30' })] },
    { name: 'orders of a state', requests: [get('/orders', { state: 'DELIVERED' })] },
    { name: 'orders with a claim', requests: [get('/orders', { claimed: 'only' })] },
    { name: 'applications', requests: [get('/applications')] },
    { name: 'subscriptions', requests: [get('/subscription-applications')] },
    { name: 'questions', requests: [get('/questions')] },
    { name: 'questions that wait', requests: [get('/questions', { state: 'WAITING' })] },
    { name: 'special sales', requests: [get('/special-sales')] },
    { name: 'notices', requests: [get('/boards/CM00404/posts')] },
    { name: 'exhibitions', requests: [get('/exhibitions')] },
    { name: 'menu', requests: [get('/pre/layout/menu', { mallId: '1', device: 'pc' })] },
  ];
}
