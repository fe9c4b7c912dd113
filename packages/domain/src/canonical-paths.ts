import { applicationSteps } from '@mall/contracts/application-codes';
import { boardType, boardTypeCodes, type CategoryType, categoryType, type Device } from '@mall/contracts/codes';
import { type OrderState, orderStates } from '@mall/contracts/order-codes';
import { applicationLink, applicationListLink, applicationStepLink } from './application-links.ts';
import { toMobilePath } from './device-twins.ts';
import {
  boardLink,
  boardPostLink,
  cartLink,
  compareLink,
  exhibitionLink,
  faqLink,
  orderLink,
  orderListLink,
  productLink,
  specialSaleLink,
  specialSaleListLink,
} from './menu-links.ts';
import { orderCompleteLink, orderPayLink } from './order-links.ts';
import { subscriptionApplicationLink, subscriptionListLink, subscriptionOrderPages } from './subscription-links.ts';

/** Where an address with parameter parts leads: a path below the mall, or the first category of a type. */
export type Canonical = { readonly path: string } | { readonly firstOf: CategoryType };

/** The parts of an address behind its words, on one of the sites; undefined when they name no screen. */
type Rule = (rest: readonly (string | undefined)[], device: Device) => string | undefined | Canonical;
type Rules = Readonly<Record<string, Rule>>;

const always =
  (path: string): Rule =>
  () =>
    path;
const numbered = (part: string | undefined): number | undefined =>
  part !== undefined && /^\d{1,9}$/.test(part) ? Number(part) : undefined;
const isOneOf = (words: readonly string[], word: string | undefined): boolean => words.some((one) => one === word);
const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const named = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(named).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** A category of the type by its number, or else the mall's first one. */
const listOf =
  (type: CategoryType, path: string): Rule =>
  ([categoryNo]) =>
    categoryNo === undefined ? { firstOf: type } : withQuery(path, { ctgNo: categoryNo });

const goodsList = '/goods/goodsList';
const subscriptionList = '/subs/subsList';
const exhibitionList = '/exhibition/listExhibition';

const categories: Rules = {
  line: listOf(categoryType.line, goodsList),
  general: listOf(categoryType.general, goodsList),
  event: listOf(categoryType.event, exhibitionList),
  subscription: listOf(categoryType.subscription, subscriptionList),
};

/** order/orderWireless/{orderPage}/* on desktop, goods/orderWireless/{orderPage}/* on mobile. */
const wirelessOrder: Rule = ([page, number], device) => {
  if (page === 'detail' && number === undefined) return applicationListLink(device);
  if (page === 'detail' || page === 'complete')
    return number && applicationLink(number, device).replace(/\/detail\//, `/${page}/`);
  const step = applicationSteps.find((one) => one === page);
  if (step === undefined) return undefined;
  return number === undefined ? { firstOf: categoryType.line } : applicationStepLink(step, number, device);
};

/** subs/goSubsOrder/* on desktop, subs/orderSubs/{orderPage} on mobile. */
const subscriptionOrder: Rule = ([page = 'form', number], device) => {
  const root = device === 'mobile' ? '/subs/orderSubs' : '/subs/goSubsOrder';
  if (/^SB/.test(page)) return withQuery(`${root}/form`, { subsNo: page });
  return isOneOf(subscriptionOrderPages, page) ? withQuery(`${root}/${page}`, { subsNo: number }) : undefined;
};

const board: Rule = ([type, page], device) => {
  const known = boardTypeCodes.find((code) => code === type) ?? boardType.notice;
  return boardLink(known, device, numbered(page) || 1);
};

/** My Shop's pages by word, whichever of its two mobile folders they are looked for in; what follows a list is dropped. */
const myShopLists = ['listMyOrder', 'listMyQuestion', 'listMyJjim', 'listMyDelivery', 'listMySubs', 'listMyWireless'];
const myShopPages = ['main', 'checkPassword', 'listRecent', 'scssMemberForm', ...myShopLists];
const inMyShop =
  (word: string): Rule =>
  (_rest, device) =>
    onSite(`myshop/${word}`, device);
/** A path of the desktop site as the device's site spells it. */
const onSite = (path: string, device: Device): string =>
  device === 'mobile' ? toMobilePath(`/mall/${path}`).replace(/^\/m\/mall/, '') : `/${path}`;

const myShop: Rules = {
  ...Object.fromEntries(myShopPages.map((word) => [word, inMyShop(word)])),
  listFaq: (_rest, device) => faqLink(device),
  faqList: (_rest, device) => faqLink(device),
  modMemInfoPwConfirm: inMyShop('checkPassword'),
  listCart: (_rest, device) => cartLink(device),
  formMyQuestion: ([number], device) =>
    onSite(['myshop/formMyQuestion', ...(number ? [number] : [])].join('/'), device),
  detailMyQuestion: ([number], device) =>
    onSite(number === undefined ? 'myshop/listMyQuestion' : `myshop/detailMyQuestion/${number}`, device),
  detailMyOrder: ([number], device) =>
    number === undefined ? orderListLink(device) : onSite(`myshop/detailMyOrder/${number}`, device),
};

/** order/{orderStatus}: one's orders of that state. */
const ordersIn =
  (state: OrderState): Rule =>
  (_rest, device) =>
    withQuery(orderListLink(device), { state });

/** By the first part of an address and the word behind it. */
const families: Readonly<Record<string, Rules>> = {
  goods: {
    ...categories,
    goodsList: ([categoryNo]) => withQuery(goodsList, { ctgNo: categoryNo }),
    detailGoods: ([number]) => number && productLink(number),
    detailWireless: ([number]) => number && productLink(number),
    ngd: ([number]) => number && productLink(number),
    compareWireless: always(compareLink),
    orderWireless: wirelessOrder,
  },
  subs: {
    ...categories,
    subsList: ([categoryNo]) => withQuery(subscriptionList, { ctgNo: categoryNo }),
    detailSubs: ([number]) => number && withQuery('/subs/detailSubs', { subsNo: number }),
    goSubsOrder: subscriptionOrder,
    orderSubs: subscriptionOrder,
    detailSubsApplf: ([number], device) =>
      number === undefined ? subscriptionListLink(device) : subscriptionApplicationLink(number),
  },
  exhibition: {
    listExhibition: ([categoryNo]) => withQuery(exhibitionList, { ctgNo: categoryNo }),
    detailExhibition: ([number]) => (number === undefined ? exhibitionList : exhibitionOf(number)),
  },
  etcSale: {
    list: always(specialSaleListLink),
    detail: ([number, option, quantity]) => saleOf(number, (path) => withQuery(path, { opt: option, qty: quantity })),
    order: ([number, item]) => saleOf(number, () => `/etcSale/order/${number}${item === undefined ? '' : `/${item}`}`),
  },
  order: {
    ...Object.fromEntries(orderStates.map((state) => [state, ordersIn(state)])),
    cart: (_rest, device) => cartLink(device),
    orderSheet: always('/order/orderSheet'),
    paymentReturn: always('/order/paymentReturn'),
    pay: ([number], device) => (number === undefined ? orderListLink(device) : orderPayLink(number)),
    complete: ([number], device) => (number === undefined ? orderListLink(device) : orderCompleteLink(number)),
    detail: ([number], device) => (number === undefined ? orderListLink(device) : orderLink(number)),
    orderWireless: wirelessOrder,
  },
  board: {
    boardList: board,
    notice: ([page], device) => board([boardType.notice, page], device),
    mdReview: ([page], device) => board([boardType.mdReview, page], device),
    boardDetail: ([type, number], device) => {
      const known = boardTypeCodes.find((code) => code === type);
      const post = numbered(number);
      return known && post !== undefined ? boardPostLink(known, post) : board([type], device);
    },
  },
  myShop,
  myshop: myShop,
  myQuestion: myShop,
};

const exhibitionOf = (number: string): string | undefined => {
  const exhibitionNo = numbered(number);
  return exhibitionNo === undefined ? undefined : exhibitionLink(exhibitionNo);
};
const saleOf = (number: string | undefined, pathOf: (path: string) => string): string | undefined => {
  const saleNo = numbered(number);
  if (saleNo !== undefined) return pathOf(specialSaleLink(saleNo));
  return number === undefined ? specialSaleListLink : undefined;
};

/**
 * Where an address with parameter parts (`goods/{categoryName}/{categoryId?}`, `order/{status}/{number?}/*` …) leads on
 * the device's site; undefined when its words name no screen (R2.09, R2.14, R2.18). `below` is the path below the mall.
 */
export function canonicalPath(device: Device, below: string): Canonical | undefined {
  const [family = '', word = '', ...rest] = below.split('/').filter((part) => part !== '');
  const rules = Object.hasOwn(families, family) ? families[family] : undefined;
  const rule = rules && Object.hasOwn(rules, word) ? rules[word] : undefined;
  // Anything else names nothing; only the last part of an address may be such.
  const named = rest.map((part) => (/^[\w,-]{1,200}$/.test(part) ? part : undefined));
  const found = rule?.(named, device);
  return typeof found === 'string' ? { path: found } : found;
}
