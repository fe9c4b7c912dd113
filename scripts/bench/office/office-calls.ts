/** A caller from the seed. */
export type Caller = {
  readonly mallId: number;
  readonly memberNo: number;
  readonly orderNo: string;
  readonly name: string;
  /** Digits only. */
  readonly phone: string;
  readonly invoiceNo: string;
  /** The brand of a popular product. */
  readonly brand: string;
};
export type OfficeCall = {
  readonly name: string;
  /** Below /api/v1/admin. */
  readonly path: string;
  readonly body?: object;
  /** Also measures the second page. */
  readonly hasNext?: true;
};

const dayText = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const orders = (name: string, filters: Readonly<Record<string, string>> = {}): OfficeCall => ({
  name: `orders: ${name}`,
  path: `/orders?${new URLSearchParams(filters)}`,
});
const callers = (name: string, typed: string): OfficeCall => ({
  name: `caller by ${name}`,
  path: '/desk/callers',
  body: { typed },
});

/** The measured calls: the lists with each of their named filters, a caller and their card, and the first page of the office. */
export const officeCalls = ({
  mallId,
  memberNo,
  orderNo,
  name,
  phone,
  invoiceNo,
  brand,
}: Caller): readonly OfficeCall[] => [
  { ...orders('all'), hasNext: true },
  orders('by amount', { sort: '-amount' }),
  orders('of a phone', { phone: `is:${phone}` }),
  orders('name begins with 김민', { name: 'prefix:김민' }),
  orders('confirmed, of a year', { state: 'is:CONFIRMED', orderedOn: `between:${dayText(366)},${dayText(1)}` }),
  orders('cancelled, of a week', { state: 'is:CANCELLED', orderedOn: `between:${dayText(100)},${dayText(93)}` }),
  orders('of a product', { product: 'is:GD100100' }),
  orders('of an amount', { amount: 'between:190000,200000' }),
  orders('with an open claim', { openClaim: 'is:Y' }),
  orders('claim in a state', { claimState: 'is:REQUESTED' }),
  orders('of an invoice', { invoice: `is:${invoiceNo}` }),
  orders('unpaid', { state: 'is:PENDING_PAYMENT' }),
  orders('to prepare', { state: 'is:PAID' }),
  orders('partly shipped', { parcel: 'is:PARTLY' }),
  orders('not shipped', { parcel: 'is:NONE' }),
  orders('of a brand', { brand: `is:${brand}` }),
  orders('to islands', { remote: 'is:Y' }),
  orders('by hand', { byHand: 'is:Y' }),
  orders('with a tag', { tag: 'is:확인' }),
  orders('nothing found', { name: 'prefix:뷁' }),
  orders('searched by number', { q: orderNo }),
  { name: 'one order', path: `/malls/${mallId}/orders/${orderNo}` },
  { name: 'claims: all', path: '/claims', hasNext: true },
  { name: 'members: all', path: '/members', hasNext: true },
  { name: 'members: by name', path: `/members?${new URLSearchParams({ q: '김민' })}` },
  { name: 'members: never ordered', path: '/members?neverOrdered=is%3AY' },
  callers('phone', phone),
  callers('name and last four', `${name} ${phone.slice(-4)}`),
  callers('김 and last four', `김 ${phone.slice(-4)}`),
  callers('order number', orderNo),
  callers('invoice', invoiceNo),
  { name: "a member's card", path: `/malls/${mallId}/members/${memberNo}` },
  { name: "a member's timeline", path: `/malls/${mallId}/members/${memberNo}/timeline` },
  { name: 'today', path: '/today' },
];
