import type { Me } from '@mall/contracts/office/account';
import { permissions } from '@mall/contracts/office/rights';
import { menuOf } from '@mall/domain/office/menu';
import type { ShownOrder } from './orders.ts';

export const malls = [
  { mallId: 1, mallUrl: 'familyshop', name: '모아온' },
  { mallId: 2, mallUrl: 'hanul', name: '한울복지몰' },
  { mallId: 3, mallUrl: 'dajeong', name: '다정상점' },
  { mallId: 4, mallUrl: 'gamnamu', name: '감나무상회' },
  { mallId: 5, mallUrl: 'daeryang', name: '대량주문몰' },
];
/** Somebody who may do everything, with the whole menu. */
export const me: Me = {
  ...{ staffNo: 1, name: '최하린', email: 'harin.choi@moaon.test', roles: [{ code: 'SUPER', name: '총괄' }] },
  permissions: [...permissions],
  malls: {
    isAll: true,
    count: 500,
    first: malls.map((mall) => ({ ...mall, salesType: 'GENERAL', isMarketing: false })),
  },
  menu: menuOf({ permissions, malls: 'all' }).map(({ name, items }) => ({ name, items: [...items] })),
};
/** What waits, as the office's first screen counts it. */
export const today = {
  at: '2026-11-23T01:42:08Z',
  tasks: [
    { kind: 'orders', total: 1284, isMore: false, late: 9, dueToday: 303 },
    { kind: 'claims', total: 46, isMore: false, late: 3, dueToday: 11 },
    { kind: 'applications', total: 37, isMore: false, late: 0, dueToday: 14 },
    { kind: 'questions', total: 58, isMore: false, late: 0, dueToday: 31 },
  ],
};

const names = ['노*철', '유*라', '홍*미', '정*우', '김*연', '한*림', '오*민', '최*아', '서*진', '주식회사 가*'];
const products = [
  '고소담 하루 견과 30봉 2박스',
  '한우정 1++ 한우 등심 구이 세트 1.2kg',
  '은은 터치 조광 테이블 램프',
  '소리담 노이즈캔슬링 무선 헤드폰 H700',
  '구르미 올인원 로봇청소기 R9',
  '제주 노지 감귤 로얄과 5kg',
  '온도 진공 텀블러 890ml 2종 세트',
];
const states = ['PREPARING', 'PAID', 'PAID', 'PREPARING', 'SHIPPING', 'WAITING', 'DELIVERED', 'CONFIRMED'] as const;
const methods = ['CARD', 'CARD', 'ACCOUNT', 'POINTS'];
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const hour = 3_600_000;
const now = new Date('2026-11-23T01:42:08Z').getTime();

/** One of many orders, always the same for its number. */
const order = (index: number): ShownOrder => ({
  orderNo: `202611${String(23 - (index % 20)).padStart(2, '0')}000${41_877 - index}`,
  orderedAt: new Date(now - index * 37 * 60_000).toISOString(),
  mallId: at(malls, index * 3).mallId,
  payer: at(names, index * 7),
  product: at(products, index * 5),
  more: index % 3,
  total: 21_900 + ((index * 7919) % 900) * 1_000,
  method: at(methods, index),
  state: at(states, index * 3),
  dueAt: new Date(now + (index - 3) * 5 * hour).toISOString(),
});

const all = Array.from({ length: 1284 }, (_, index) => order(index));
type Query = Readonly<Record<string, string>>;

const tests: Readonly<Record<string, (row: ShownOrder, values: readonly string[], operator: string) => boolean>> = {
  state: ({ state }, values, operator) => values.includes(state) === (operator === 'is'),
  method: ({ method }, values, operator) => values.includes(method) === (operator === 'is'),
  mallId: ({ mallId }, values, operator) => values.includes(String(mallId)) === (operator === 'is'),
  total: ({ total }, [from = '0', to = from], operator) =>
    operator === 'to' ? total <= Number(from) : total >= Number(from) && (operator === 'from' || total <= Number(to)),
  orderedAt: ({ orderedAt }, [from = ''], operator) => operator !== 'from' || orderedAt.slice(0, 10) >= from,
  payer: ({ payer }, [start = '']) => payer.startsWith(start),
  memo: () => false,
  q: ({ orderNo, product }, _, text) => orderNo.includes(text) || product.includes(text),
};

/** What a server would answer: filtered, ordered, a page of it. */
export function pageOf({ sort, cursor = '0', size = '100', ...filters }: Query) {
  const found = all.filter((row) =>
    Object.entries(filters).every(([name, written]) => {
      const [operator = '', values = ''] = written.split(':');
      return tests[name]?.(row, values.split(','), operator) ?? true;
    }),
  );
  const by = (sort ?? 'dueAt').replace('-', '') as 'total' | 'orderedAt' | 'dueAt';
  const ordered = found.toSorted((one, other) => (one[by] < other[by] ? -1 : 1) * (sort?.startsWith('-') ? -1 : 1));
  const from = Number(cursor);
  const rows = ordered.slice(from, from + Number(size));
  const hasMore = from + rows.length < ordered.length;
  return {
    rows,
    ...(hasMore && { next: String(from + rows.length) }),
    count: { value: found.length, isMore: false },
  };
}
