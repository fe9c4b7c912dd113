import { applicationSteps } from '@mall/contracts/application-codes';
import { boardType, boardTypeCodes, type CategoryType, categoryType, type Device } from '@mall/contracts/codes';
import { orderStates } from '@mall/contracts/order-codes';
import { type ScreenTarget, screenPath } from './screens/screen-path.ts';
import { boardTarget, productTarget } from './screens/targets.ts';
import { subscriptionOrderPages } from './subscription-order-pages.ts';

/** Where an address with parameter parts leads: a path below the mall, or the first category of a type. */
export type Canonical = { readonly path: string } | { readonly firstOf: CategoryType };

/** The target of the parameter parts of an address; undefined when they name no screen. */
type Rule = (rest: readonly (string | undefined)[]) => ScreenTarget | { readonly firstOf: CategoryType } | undefined;
type Rules = Readonly<Record<string, Rule>>;
/** Screens whose whole address is their name. */
type PlainTarget = Extract<ScreenTarget, { readonly screen: PlainName }>;
type PlainName = {
  [Name in ScreenTarget['screen']]: { readonly screen: Name } extends ScreenTarget<Name> ? Name : never;
}[ScreenTarget['screen']];

const always =
  (screen: PlainName): Rule =>
  () =>
    ({ screen }) as PlainTarget;
const numbered = (part: string | undefined): number | undefined =>
  part !== undefined && /^0*[1-9]\d{0,8}$/.test(part) ? Number(part) : undefined;

/** A category of the type by its number; otherwise the mall's first one. */
const listOf =
  (type: CategoryType, screen: 'goodsList' | 'subscriptionList' | 'exhibitionList'): Rule =>
  ([ctgNo]) =>
    ctgNo === undefined ? { firstOf: type } : { screen, search: { ctgNo } };

const categories: Rules = {
  line: listOf(categoryType.line, 'goodsList'),
  general: listOf(categoryType.general, 'goodsList'),
  event: listOf(categoryType.event, 'exhibitionList'),
  subscription: listOf(categoryType.subscription, 'subscriptionList'),
};

/** order/orderWireless/{orderPage}/* on desktop, goods/orderWireless/{orderPage}/* on mobile. */
const wirelessOrder: Rule = ([page, number]) => {
  if (page === 'detail')
    return number === undefined ? { screen: 'applications' } : { screen: 'applicationDetail', applicationNo: number };
  if (page === 'complete')
    return number === undefined ? undefined : { screen: 'applicationDone', applicationNo: number };
  const step = applicationSteps.find((one) => one === page);
  if (step === undefined) return undefined;
  return number === undefined ? { firstOf: categoryType.line } : { screen: 'applicationStep', step, productNo: number };
};

/** subs/goSubsOrder/* on desktop, subs/orderSubs/{orderPage} on mobile. */
const subscriptionOrder: Rule = ([page = 'form', subsNo]) => {
  if (page.startsWith('SB')) return { screen: 'subscriptionOrder', orderPage: 'form', search: { subsNo: page } };
  const orderPage = subscriptionOrderPages.find((one) => one === page);
  return orderPage && { screen: 'subscriptionOrder', orderPage, search: { subsNo } };
};

const board: Rule = ([type, page]) =>
  boardTarget(boardTypeCodes.find((code) => code === type) ?? boardType.notice, numbered(page) || 1);

/** My Shop's pages by their word, in whichever folder they are requested; path segments after a list are dropped. */
const myShop: Rules = {
  main: always('myShop'),
  checkPassword: always('memberInfo'),
  modMemInfoPwConfirm: always('memberInfo'),
  scssMemberForm: always('withdrawal'),
  listRecent: always('recentlyViewed'),
  listFaq: always('faq'),
  faqList: always('faq'),
  listCart: always('cart'),
  listMyOrder: always('orderList'),
  listMyQuestion: always('questionList'),
  listMyReview: always('myReviews'),
  listMyJjim: always('wishlist'),
  listMyDelivery: always('addressBook'),
  listMySubs: always('subscriptions'),
  listMyWireless: always('applications'),
  formMyQuestion: ([number]) => questionOr({ screen: 'questionForm' }, 'questionChange', number),
  detailMyQuestion: ([number]) => questionOr({ screen: 'questionList' }, 'question', number),
  detailMyOrder: ([orderNo]) => (orderNo === undefined ? { screen: 'orderList' } : { screen: 'uploadOrder', orderNo }),
};

function questionOr(
  without: ScreenTarget,
  screen: 'question' | 'questionChange',
  number: string | undefined,
): ScreenTarget | undefined {
  if (number === undefined) return without;
  const questionNo = numbered(number);
  return questionNo === undefined ? undefined : { screen, questionNo };
}

/** An order's page by its number, or the member's orders. */
const orderOr =
  (screen: 'orderPay' | 'orderComplete' | 'orderDetail'): Rule =>
  ([orderNo]) =>
    orderNo === undefined ? { screen: 'orderList' } : { screen, orderNo };

const productAt: Rule = ([number]) => (number === undefined ? undefined : productTarget(number));

/** By the first part of an address and the word after it. */
const families: Readonly<Record<string, Rules>> = {
  goods: {
    ...categories,
    goodsList: ([ctgNo]) => ({ screen: 'goodsList', search: { ctgNo } }),
    detailGoods: productAt,
    detailWireless: productAt,
    ngd: productAt,
    compareWireless: always('wirelessCompare'),
    orderWireless: wirelessOrder,
  },
  subs: {
    ...categories,
    subsList: ([ctgNo]) => ({ screen: 'subscriptionList', search: { ctgNo } }),
    detailSubs: ([subsNo]) => (subsNo === undefined ? undefined : { screen: 'subscriptionDetail', search: { subsNo } }),
    goSubsOrder: subscriptionOrder,
    orderSubs: subscriptionOrder,
    detailSubsApplf: ([applicationNo]) =>
      applicationNo === undefined ? { screen: 'subscriptions' } : { screen: 'subscriptionApplication', applicationNo },
  },
  exhibition: {
    listExhibition: ([ctgNo]) => ({ screen: 'exhibitionList', search: { ctgNo } }),
    detailExhibition: ([number]) => {
      if (number === undefined) return { screen: 'exhibitionList' };
      const exhibitionNo = numbered(number);
      return exhibitionNo === undefined ? undefined : { screen: 'exhibition', exhibitionNo };
    },
  },
  etcSale: {
    list: always('saleList'),
    detail: ([number, opt, qty]) => saleOr(number, (saleNo) => ({ screen: 'sale', saleNo, search: { opt, qty } })),
    // Without an item nothing is chosen yet, so it leads to the sale's own page.
    order: ([number, item]) =>
      saleOr(number, (saleNo) =>
        item === undefined ? { screen: 'sale', saleNo } : { screen: 'saleOrder', saleNo, item },
      ),
  },
  order: {
    ...Object.fromEntries(
      orderStates.map((state): [string, Rule] => [state, () => ({ screen: 'orderList', search: { state } })]),
    ),
    cart: always('cart'),
    orderSheet: always('orderSheet'),
    paymentReturn: always('paymentReturn'),
    pay: orderOr('orderPay'),
    complete: orderOr('orderComplete'),
    detail: orderOr('orderDetail'),
    orderWireless: wirelessOrder,
  },
  board: {
    boardList: board,
    notice: ([page]) => board([boardType.notice, page]),
    mdReview: ([page]) => board([boardType.mdReview, page]),
    boardDetail: ([type, number]) => {
      const tp = boardTypeCodes.find((code) => code === type);
      const no = numbered(number);
      return tp && no !== undefined ? { screen: 'boardPost', search: { tp, no } } : board([type]);
    },
  },
  myShop,
  myshop: myShop,
  myQuestion: myShop,
};

function saleOr(number: string | undefined, at: (saleNo: number) => ScreenTarget): ScreenTarget | undefined {
  const saleNo = numbered(number);
  if (saleNo !== undefined) return at(saleNo);
  return number === undefined ? { screen: 'saleList' } : undefined;
}

/** R2.08, R2.13: these words are their page, whatever follows. */
const wholeBelow: readonly PlainName[] = ['login', 'dormantMail'];

function targetOf(below: string): ReturnType<Rule> {
  const [family = '', word = '', ...rest] = below.split('/').filter((part) => part !== '');
  const whole = wholeBelow.find((screen) =>
    below.startsWith(`${screenPath({ screen } as PlainTarget, 'pc').slice(1)}/`),
  );
  if (whole) return { screen: whole } as PlainTarget;
  const rules = Object.hasOwn(families, family) ? families[family] : undefined;
  const rule = rules && Object.hasOwn(rules, word) ? rules[word] : undefined;
  // Anything else is unknown; only the last part of an address may be.
  return rule?.(rest.map((part) => (/^[\w,-]{1,200}$/.test(part) ? part : undefined)));
}

/**
 * Where an address with parameter parts (`goods/{categoryName}/{categoryId?}`, `order/{status}/{number?}/*` …) leads on the device's site;
 * undefined when its words name no screen (R2.09, R2.14, R2.18). `below` is the path below the mall.
 */
export function canonicalPath(device: Device, below: string): Canonical | undefined {
  const target = targetOf(below.replace(/^\/+/, ''));
  if (target === undefined || 'firstOf' in target) return target;
  return { path: screenPath(target, device) };
}
