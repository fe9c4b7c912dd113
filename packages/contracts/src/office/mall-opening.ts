import * as z from 'zod/mini';
import { mallSalesTypes, productKinds } from '../codes.ts';
import { mallStates } from '../mall-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  oneOfOr,
  plain,
  querySerialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { lintSeverities } from './lint.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const addressVerdicts = ['FREE', 'TAKEN', 'RESERVED', 'MALFORMED'] as const;
/** Whether the address is available for a mall. */
export type AddressVerdict = (typeof addressVerdicts)[number];

/** GET malls/address: whether the address is available for a new mall. */
export const checkMallAddress = officeEndpoint({
  ...{ method: 'GET', permission: 'malls.write', personal: 'none', audit: 'read' },
  path: '/malls/address',
  summary: '몰 주소 확인',
  query: entity({ mallUrl: boundedText(40) }),
  data: entity({ verdict: oneOf(addressVerdicts) }),
  errors: [],
});

/** GET malls/company: the company that already runs a mall here, by business number; null for none. */
export const findCompany = officeEndpoint({
  ...{ method: 'GET', permission: 'malls.write', personal: 'none', audit: 'read' },
  path: '/malls/company',
  summary: '아는 사업자 찾기',
  query: entity({ businessNumber: boundedText(12) }),
  data: entity({
    company: nullable(
      entity({
        company: text,
        representativeName: text,
        registrationNumber: text,
        salesPermitNumber: text,
        address: text,
      }),
    ),
  }),
  errors: [],
});
export type KnownCompany = NonNullable<ValueOf<(typeof findCompany)['data']>['company']>;

/**
 * EMPTY: the provider's defaults. COPY: everything of another mall, without a link to it. CHILD: of a blueprint, which it continues to
 * follow.
 */
export const mallOrigins = ['EMPTY', 'COPY', 'CHILD'] as const;
export type MallOrigin = (typeof mallOrigins)[number];

/**
 * POST malls: creates a hidden mall, or a blueprint, completely in one transaction: menu, homes, texts, delivery and settings of its model.
 * Only for callers with the permission in all malls. Errors: 4220 at the address (taken, reserved, malformed) or at the model.
 */
export const createMall = officeEndpoint({
  ...{ method: 'POST', permission: 'malls.write', personal: 'none', audit: { action: 'mall.create' } },
  path: '/malls',
  summary: '몰 만들기',
  body: entity({
    mallUrl: boundedText(40),
    name: trimmedText(30),
    salesType: oneOf(mallSalesTypes),
    origin: oneOf(mallOrigins),
    /** Its model; 0 for EMPTY. */
    fromMallId: amount,
    isBlueprint: boolean,
  }),
  data: entity({ mallId: integer }),
  errors: ['4220'],
});

/** The steps from nothing to an open mall, in the order in which they are shown; each may be done at any time. */
export const openingSteps = ['from', 'who', 'look', 'goods', 'rules', 'texts', 'open'] as const;
export type OpeningStep = (typeof openingSteps)[number];
const ofMall = entity({ mallId: querySerialNumber });
const trial = entity({
  triedAt: instant,
  /** The ordered product; empty if there was nothing to order. */
  productName: text,
  /** The last successful step. */
  reached: oneOf(['NOTHING', 'PLACED', 'SHOWN', 'CANCELLED']),
  /** Why it stopped; empty on success. */
  fault: text,
});
/** A test order: placed for 0 won, viewed as its member would, and cancelled. Only this result is stored. */
export type OrderTrial = ValueOf<typeof trial>;
const finding = entity({
  ...{ findingNo: integer, ruleNo: integer, ruleName: text, severity: oneOf(lintSeverities), words: text },
  step: oneOf(openingSteps),
});
export type OpeningFinding = ValueOf<typeof finding>;

/** GET malls/:mallId/opening: a mall's progress towards opening, and what prevents it. Error 4040. */
export const getMallOpening = officeEndpoint({
  ...{ method: 'GET', permission: 'malls.read', personal: 'none', audit: 'read' },
  path: '/malls/:mallId/opening',
  summary: '몰 열기',
  params: ofMall,
  data: entity({
    ...{
      mallId: integer,
      mallUrl: text,
      name: text,
      salesType: oneOfOr(mallSalesTypes, 'ERROR'),
      state: oneOf(mallStates),
    },
    isBlueprint: boolean,
    /** The name of its model; empty for the defaults. */
    origin: entity({ kind: oneOf(mallOrigins), name: text, mallId: amount }),
    steps: list(entity({ step: oneOf(openingSteps), isDone: boolean, words: text })),
    /** Open findings of the law lint that are not waived, the red ones first. */
    findings: list(finding),
    /** When the law lint last checked it; null before its first check. */
    checkedAt: nullable(instant),
    /** When it opens automatically, once it is ready. */
    opensAt: nullable(instant),
    texts: entity({ faqs: amount, popups: amount, pages: amount, terms: amount, annexes: amount }),
    /** The last test order; null for none. */
    trial: nullable(trial),
    /** Whether members can order goods, so that a test order is possible. */
    takesOrders: boolean,
    /** Staff whose permission names the mall, and those who wait for one. */
    people: list(entity({ name: text, role: text, state: oneOf(['WAITING', 'INVITED', 'ACTIVE']) })),
    mayWrite: boolean,
  }),
  errors: [],
});
export type MallOpening = ValueOf<(typeof getMallOpening)['data']>;

/**
 * PUT malls/:mallId/opening/moment: when a READY mall opens automatically; null cancels it. Errors: 4220 not in the future, or not READY.
 */
export const scheduleOpening = officeEndpoint({
  ...{ method: 'PUT', permission: 'malls.write', personal: 'none', audit: { action: 'mall.schedule' } },
  path: '/malls/:mallId/opening/moment',
  summary: '몰 여는 시각',
  params: ofMall,
  body: entity({ opensAt: nullable(instant) }),
  data: entity({ opensAt: nullable(instant) }),
  errors: ['4220'],
});

/** The highest possible price, in won. */
export const highestOfferedPrice = 100_000_000;
const priceLimit = nullable(plain(z.int().check(z.minimum(0), z.maximum(highestOfferedPrice))));
/** Which products of another mall are listed in a new one, and at what prices; phones and subscriptions on that mall's terms. */
const goodsRule = entity({
  /** The mall whose goods, menu and prices are used; 0 for its model. */
  fromMallId: amount,
  /** None for all. */
  kinds: list(oneOf(productKinds), productKinds.length),
  /** Categories of that mall by number, including everything below them; none for all. */
  categories: list(plain(z.string().check(z.regex(/^([0-9]{2}){1,3}$/))), 60),
  /** By its name; empty for all. */
  brand: boundedText(40),
  /** That mall's prices, in won. */
  ...{ lowest: priceLimit, highest: priceLimit },
  /** The percentage added to that mall's price, rounded to hundreds; at 0 its exact price. */
  percent: plain(z.int().check(z.minimum(-50), z.maximum(100))),
});
export type GoodsRule = ValueOf<typeof goodsRule>;
const card = entity({
  ...{ productNo: text, kind: oneOf(productKinds), name: text, brandName: text },
  ...{ image: text, salePrice: amount, marketPrice: amount },
});
export type OfferedCard = ValueOf<typeof card>;

/** POST malls/:mallId/opening/goods/preview: what a rule would list; changes nothing. Errors: 4040, 4220 no such other mall. */
export const offerGoods = officeEndpoint({
  ...{ method: 'POST', permission: 'malls.write', personal: 'none', audit: 'read' },
  path: '/malls/:mallId/opening/goods/preview',
  summary: '진열할 상품 미리 보기',
  params: ofMall,
  body: goodsRule,
  data: entity({
    from: entity({ mallId: integer, name: text }),
    /** Top categories of that mall, with the number of products in each. */
    menus: list(entity({ categoryNo: text, name: text, goods: amount })),
    /** Brands of that mall's products, by name. */
    brands: list(text),
    /** Counts of products: found by the rule, the phones and the subscriptions among them, those not listed yet; and all that are listed so far. */
    ...{ found: amount, phones: amount, subscriptions: amount, fresh: amount, listed: amount },
    cards: list(card, 10),
    /** Then only products in a category that the mall has are found. */
    menuLockedBy: lockedBy,
  }),
  errors: ['4220'],
});
export type GoodsOffer = ValueOf<(typeof offerGoods)['data']>;

/**
 * POST malls/:mallId/opening/goods: lists them at once, with the categories that they need; products listed already are unchanged. Errors:
 * 4040, 4090 the mall has opened, 4220 as above.
 */
export const listOfferedGoods = officeEndpoint({
  ...{ method: 'POST', permission: 'malls.write', personal: 'none', audit: { action: 'mall.listGoods' } },
  path: '/malls/:mallId/opening/goods',
  summary: '상품 한 번에 진열',
  params: ofMall,
  body: goodsRule,
  data: entity({ listed: amount }),
  errors: ['4090', '4220'],
});

/**
 * POST malls/:mallId/opening/trial: places a test order, also before the mall has opened. Errors: 4040, 4094 goods cannot be ordered here.
 */
export const tryOrder = officeEndpoint({
  ...{ method: 'POST', permission: 'malls.write', personal: 'none', audit: { action: 'mall.tryOrder' } },
  path: '/malls/:mallId/opening/trial',
  summary: '시험 주문',
  params: ofMall,
  data: trial,
  errors: ['4094'],
});
