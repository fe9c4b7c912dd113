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
/** Whether a mall may have an address. */
export type AddressVerdict = (typeof addressVerdicts)[number];

/** GET malls/address: whether a new mall may have it. */
export const checkMallAddress = officeEndpoint({
  ...{ method: 'GET', permission: 'malls.write', personal: 'none', audit: 'read' },
  path: '/malls/address',
  summary: '몰 주소 확인',
  query: entity({ mallUrl: boundedText(40) }),
  data: entity({ verdict: oneOf(addressVerdicts) }),
  errors: [],
});

/** GET malls/company: who runs a mall here already, by business number; null for nobody. */
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

/** EMPTY: the provider's defaults. COPY: everything of another mall, with no link to it. CHILD: of a blueprint, which it goes on following. */
export const mallOrigins = ['EMPTY', 'COPY', 'CHILD'] as const;
export type MallOrigin = (typeof mallOrigins)[number];

/**
 * POST malls: a mall that nobody knows of yet, or a blueprint, whole in one transaction: menu, homes, texts, delivery and settings of what it
 * is made from. Only for whose right holds in all malls. Errors: 4220 at the address (taken, reserved, malformed) or at the origin.
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
    /** What it is made from; 0 for EMPTY. */
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
  /** Of what was ordered; empty where there was nothing to order. */
  productName: text,
  /** The last step that went well. */
  reached: oneOf(['NOTHING', 'PLACED', 'SHOWN', 'CANCELLED']),
  /** Why it went no further; empty when all did. */
  fault: text,
});
/** A test order: placed for 0 won, looked at as its member would, cancelled. Nothing of it is kept but this. */
export type OrderTrial = ValueOf<typeof trial>;
const finding = entity({
  ...{ findingNo: integer, ruleNo: integer, ruleName: text, severity: oneOf(lintSeverities), words: text },
  step: oneOf(openingSteps),
});
export type OpeningFinding = ValueOf<typeof finding>;

/** GET malls/:mallId/opening: how far a mall is on its way to opening, and what keeps it from it. Error 4040. */
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
    /** Where it came from, by name; empty for the defaults. */
    origin: entity({ kind: oneOf(mallOrigins), name: text, mallId: amount }),
    steps: list(entity({ step: oneOf(openingSteps), isDone: boolean, words: text })),
    /** What stands of the law lint and nobody has waived, the reds first. */
    findings: list(finding),
    /** When the law lint looked last; null before its first check. */
    checkedAt: nullable(instant),
    /** When it opens by itself, once it is ready. */
    opensAt: nullable(instant),
    texts: entity({ faqs: amount, popups: amount, pages: amount, terms: amount, annexes: amount }),
    /** The last test order; null for none. */
    trial: nullable(trial),
    /** Where members order goods, and so a test order can be made. */
    takesOrders: boolean,
    /** Whose right names the mall, and who waits for one that does. */
    people: list(entity({ name: text, role: text, state: oneOf(['WAITING', 'INVITED', 'ACTIVE']) })),
    mayWrite: boolean,
  }),
  errors: [],
});
export type MallOpening = ValueOf<(typeof getMallOpening)['data']>;

/** PUT malls/:mallId/opening/moment: when a READY mall opens by itself; null takes it back. Errors: 4220 not later than now, or not READY. */
export const scheduleOpening = officeEndpoint({
  ...{ method: 'PUT', permission: 'malls.write', personal: 'none', audit: { action: 'mall.schedule' } },
  path: '/malls/:mallId/opening/moment',
  summary: '몰 여는 시각',
  params: ofMall,
  body: entity({ opensAt: nullable(instant) }),
  data: entity({ opensAt: nullable(instant) }),
  errors: ['4220'],
});

/** Won; no price is higher. */
export const highestOfferedPrice = 100_000_000;
const priceLimit = nullable(plain(z.int().check(z.minimum(0), z.maximum(highestOfferedPrice))));
/** Which products of another mall are listed in a new one, and at what prices; phones and subscriptions on that mall's terms. */
const goodsRule = entity({
  /** Whose goods, menu and prices; 0 for the mall that it was made from. */
  fromMallId: amount,
  /** None for all. */
  kinds: list(oneOf(productKinds), productKinds.length),
  /** Menus of that mall by number, with all below them; none for all. */
  categories: list(plain(z.string().check(z.regex(/^([0-9]{2}){1,3}$/))), 60),
  /** By its name; empty for all. */
  brand: boundedText(40),
  /** Of that mall's prices, won. */
  ...{ lowest: priceLimit, highest: priceLimit },
  /** Onto that mall's price, to whole hundreds; its price as it is at 0. */
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
    /** Top menus of that mall, with how many products each has. */
    menus: list(entity({ categoryNo: text, name: text, goods: amount })),
    /** Brands of that mall's products, by name. */
    brands: list(text),
    /** Found by the rule, of these phones, subscriptions, and not listed yet; and listed in all so far. */
    ...{ found: amount, phones: amount, subscriptions: amount, fresh: amount, listed: amount },
    cards: list(card, 10),
    /** Then only what stands in a menu that the mall has is found. */
    menuLockedBy: lockedBy,
  }),
  errors: ['4220'],
});
export type GoodsOffer = ValueOf<(typeof offerGoods)['data']>;

/**
 * POST malls/:mallId/opening/goods: lists them in one go, with the menus that they need; what is listed already stays as it is. Errors: 4040,
 * 4090 the mall has opened, 4220 as above.
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

/** POST malls/:mallId/opening/trial: makes a test order, also before the mall has opened. Errors: 4040, 4094 no goods are ordered here. */
export const tryOrder = officeEndpoint({
  ...{ method: 'POST', permission: 'malls.write', personal: 'none', audit: { action: 'mall.tryOrder' } },
  path: '/malls/:mallId/opening/trial',
  summary: '시험 주문',
  params: ofMall,
  data: trial,
  errors: ['4094'],
});
