import { approvalStates, deliveryMethodCodes, goodsStateCodes } from '../product-codes.ts';
import {
  amount,
  boolean,
  boundedLines,
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  seenVersion,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterOwner, filterSet, filterText, filterWon, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { labelled, phoneFacts, subscriptionFacts } from './product-facts.ts';
import { productOption } from './product-options.ts';

export const productKinds = ['goods', 'wireless', 'subscription'] as const;

const row = {
  productNo: text,
  kind: oneOf(productKinds),
  name: text,
  brandName: text,
  /** Empty: the provider sells it itself. */
  supplierName: text,
  image: text,
  tag: text,
  state: oneOf(goodsStateCodes),
  approval: oneOf(approvalStates),
  /** 0 if there is none. */
  marketPrice: amount,
  /** Its prices in the malls in scope; null if none lists it. */
  lowestPrice: nullable(amount),
  highestPrice: nullable(amount),
  mallCount: amount,
  /** On the shelf, over all options that are not deleted. */
  stock: amount,
  isSoldOut: boolean,
  /** Whether it states everything that the law requires for its sort; not applicable to phones and subscriptions. */
  isNoticeComplete: boolean,
  changedAt: instant,
  /** Null: nobody of the office. */
  changedBy: nullable(text),
  /** Its next states. */
  moves: list(oneOf(goodsStateCodes)),
  version: integer,
} as const;
const productRow = entity(row);
export type ProductRow = ValueOf<typeof productRow>;

const look = { method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' } as const;
const flag = filterSet(['Y', 'N'], ['is']);

/** GET products: the latest change first. Staff of single malls see what these list. */
export const listProducts = officeEndpoint({
  ...look,
  path: '/products',
  summary: '상품 목록',
  query: listQuery(
    {
      /** A number, or part of a name, a model or a brand. */
      q: optional(boundedText(40)),
      /** Listed there. */
      mallId: filterNumber,
      /** By its number. */
      product: filterText(['is']),
      kind: filterSet(productKinds),
      state: filterSet(goodsStateCodes),
      approval: filterSet(approvalStates),
      brand: filterNumber,
      /** By its number, or without one. */
      supplier: filterOwner,
      marketPrice: filterWon,
      changed: filterDay,
      /** Listed anywhere. */
      listed: flag,
      soldOut: flag,
      /** Fewer than ten pieces left. */
      low: flag,
      notice: flag,
      freeDelivery: flag,
    },
    ['-changedAt', 'changedAt', '-marketPrice', 'marketPrice', 'name', '-name'],
  ),
  data: listPage(productRow),
  errors: [],
});

/** Its text, and its colour as #rrggbb. */
const sticker = entity({ type: trimmedText(20), colour: boundedText(7) });

/** The fields of every product. */
export const goodsFields = {
  name: trimmedText(100),
  brandId: serialNumber,
  /** Null: the provider sells it itself. */
  supplierNo: nullable(serialNumber),
  modelName: boundedText(60),
  summary: boundedText(200),
  tag: boundedText(40),
  searchTags: list(boundedText(20, 1), 20),
  marketPrice: amount,
  /** The day on which that price was seen elsewhere. */
  marketPriceOn: nullable(day),
  /** Names of pictures in the library, each once; the first is on cards. */
  images: list(boundedText(200, 1), 20),
  noticeGroup: nullable(boundedText(30, 1)),
  statutoryNotice: list(labelled, 50),
  deliveryMethod: oneOf(deliveryMethodCodes),
  hasFreeDelivery: boolean,
  shipsToday: boolean,
  deliveryNote: boundedText(200),
  /** The most pieces per member; null: the mall's limit. */
  mostPieces: nullable(serialNumber),
  descriptionHtml: boundedLines(60_000),
  specifications: list(labelled, 50),
} as const;
export const mostGoodsBytes = 512 * 1024;
const productFields = entity(goodsFields);
export type ProductFields = ValueOf<typeof productFields>;

const productWords = entity({
  ...goodsFields,
  stickers: list(sticker, 5),
  options: list(productOption, 1000),
});
export type ProductWords = ValueOf<typeof productWords>;

const change = entity({
  version: integer,
  at: instant,
  by: nullable(text),
  reason: text,
  /** The values before and after, as JSON; long texts are truncated. */
  changes: list(entity({ field: text, before: text, after: text })),
});
const listed = entity({
  mallId: integer,
  mallName: text,
  price: amount,
  category: text,
  isOn: boolean,
  /** Shoppers can find it there. */
  isVisible: boolean,
});
const soldOption = entity({
  optionNo: integer,
  /** Pieces on the shelf. */
  stock: amount,
  wasSold: boolean,
});

const productNo = boundedText(20, 1);
const one = entity({ productNo });

/** GET products/:productNo: with its listings in scope, its stock, and fifty changes, latest first. Error 4040. */
export const getProduct = officeEndpoint({
  ...look,
  path: '/products/:productNo',
  summary: '상품 상세',
  params: one,
  data: entity({
    ...row,
    words: productWords,
    shelf: list(soldOption),
    listings: list(listed, 2000),
    history: list(change, 50),
    /** Its fields as a phone, or as a subscription; null otherwise. */
    phone: nullable(phoneFacts),
    subscription: nullable(subscriptionFacts),
    /** Whether the caller may save it directly: with the permission in all malls. */
    mayWrite: boolean,
  }),
  errors: [],
});
export type ProductDetail = ValueOf<(typeof getProduct)['data']>;

const write = { permission: 'products.write', personal: 'none' } as const;
const changed = entity({ version: integer });

/**
 * POST products/:productNo/cell: one field of the list. Errors: 4040, 4090 with both sides, 4220 a market price of a product that is not
 * goods, an unknown brand or supplier.
 */
export const changeProductCell = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/products/:productNo/cell',
  audit: { action: 'product.cell' },
  summary: '상품 목록에서 고치기',
  params: one,
  body: entity({
    tag: optional(boundedText(40)),
    marketPrice: optional(amount),
    brandId: optional(serialNumber),
    supplierNo: optional(serialNumber),
    version: seenVersion,
  }),
  data: changed,
  errors: ['4090', '4220'],
});

/**
 * PUT products/:productNo: the fields of every product. Errors: 4040, 4090 with both sides, 4220 an unknown brand, supplier, picture or
 * sort, a market price of a product that is not goods, or without the day on which it was seen, a future day, or a field that waits for
 * approval.
 */
export const saveProduct = officeEndpoint({
  ...write,
  method: 'PUT',
  path: '/products/:productNo',
  audit: { action: 'product.save' },
  summary: '상품 저장',
  params: one,
  mostBytes: mostGoodsBytes,
  body: entity({ ...goodsFields, version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/**
 * POST products/:productNo/move: to another state of the table. Errors: 4040, 4090 it was changed since, the move is not legal, or it has
 * open orders, 4220 without a required reason.
 */
export const moveProduct = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/products/:productNo/move',
  audit: { action: 'product.move' },
  summary: '상품 상태 변경',
  params: one,
  body: entity({ to: oneOf(goodsStateCodes), reason: boundedText(200), version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});
