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
  querySerialNumber,
  seenVersion,
  serialNumber,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { patch, requestFields } from './product-patch.ts';
import { mostGoodsBytes } from './products.ts';

/** Requested, applied, sent back, or withdrawn by its author. */
const requestStates = ['R', 'Y', 'N', 'W'] as const;
export const reviewer = entity({ staffNo: integer, name: text });
const commentKinds = ['FIX', 'NOTE'] as const;

const row = {
  requestNo: integer,
  productNo: text,
  name: text,
  brandName: text,
  image: text,
  /** The mall of the requesting staff; null for the provider's. */
  mallId: nullable(integer),
  mallName: text,
  by: text,
  /** The latest round. */
  sentAt: instant,
  state: oneOf(requestStates),
  withdrawnAt: nullable(instant),
  /** Its assigned reviewer; others may review it, too. */
  owner: nullable(reviewer),
  round: integer,
  fields: list(text),
  /** Comments of this round that ask for a fix. */
  fixes: amount,
  /** The lint has a red finding for the product. */
  isFaulty: boolean,
  /** Somebody has changed one of its fields since. */
  isMoved: boolean,
  isMine: boolean,
  /** The caller may decide it: they have the permission, and somebody else has sent it. */
  mayDecide: boolean,
  /** Version of the request. */
  version: integer,
  /** Version of the product. */
  productVersion: integer,
} as const;
const requestRow = entity(row);
export type RequestRow = ValueOf<typeof requestRow>;

const comment = entity({
  commentNo: integer,
  round: integer,
  field: text,
  kind: oneOf(commentKinds),
  body: text,
  by: text,
  at: instant,
  answer: text,
  isMine: boolean,
});
export type RequestComment = ValueOf<typeof comment>;

const requestDetail = entity({
  ...row,
  /** The requested values, and the product's values in the same fields: when it was sent, and now. */
  asked: patch,
  base: patch,
  live: patch,
  /** Differs from the previous round. */
  newFields: list(text),
  /** Changed by somebody else since. */
  movedFields: list(text),
  comments: list(comment),
  rounds: list(
    entity({
      round: integer,
      sentAt: instant,
      by: text,
      decision: nullable(oneOf(['Y', 'N'])),
      decidedBy: nullable(text),
      decidedAt: nullable(instant),
    }),
  ),
  /** The red findings of the product. */
  findings: list(text),
  brands: list(entity({ brandId: integer, name: text })),
  suppliers: list(entity({ supplierNo: integer, name: text })),
  options: list(entity({ optionNo: integer, name: text })),
});
export type RequestDetail = ValueOf<typeof requestDetail>;

const look = { method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' } as const;

/** GET product-requests: the longest waiting first. Staff of single malls see only requests of these malls. */
export const listProductRequests = officeEndpoint({
  ...look,
  path: '/product-requests',
  summary: '상품 변경 요청 목록',
  query: listQuery(
    {
      state: filterSet(requestStates),
      owner: filterSet(['ME', 'OTHER', 'NOBODY']),
      mallId: filterNumber,
      /** The number of a product. */
      product: filterText(),
      by: filterText(['is', 'prefix']),
      sent: filterDay,
      mine: filterSet(['Y', 'N'], ['is']),
      /** Nothing prevents its approval. */
      clear: filterSet(['Y', 'N'], ['is']),
    },
    ['sentAt', '-sentAt', 'by', '-by'],
  ),
  data: listPage(requestRow),
  errors: [],
});

const one = entity({ requestNo: querySerialNumber });

/** GET product-requests/:requestNo. Error 4040. */
export const getProductRequest = officeEndpoint({
  ...look,
  path: '/product-requests/:requestNo',
  summary: '상품 변경 요청 상세',
  params: one,
  data: requestDetail,
  errors: [],
});

const ofProduct = entity({ productNo: boundedText(20, 1) });

/**
 * GET products/:productNo/own-request: the caller's own request that is undecided or was sent back; and the fields that the caller may not
 * save without approval.
 */
export const getOwnRequest = officeEndpoint({
  ...look,
  permission: 'products.request',
  path: '/products/:productNo/own-request',
  summary: '내가 보낸 상품 변경 요청',
  params: ofProduct,
  data: entity({ request: nullable(requestDetail), waitingFields: list(text) }),
  errors: [],
});

const send = {
  method: 'POST',
  permission: 'products.request',
  personal: 'none',
  mostBytes: mostGoodsBytes,
  data: entity({ requestNo: integer, version: integer }),
  errors: ['4090', '4220'],
} as const;

/**
 * POST products/:productNo/requests: requests a change of a product that the caller's malls list. Errors: 4040, 4090 the product was
 * changed since it was seen (with both sides), or the caller's own request is waiting; 4220 at the field that is wrong.
 */
export const sendProductRequest = officeEndpoint({
  ...send,
  ...{ path: '/products/:productNo/requests', audit: { action: 'product.request' } },
  summary: '상품 변경 요청',
  params: ofProduct,
  body: entity({ patch, version: seenVersion }),
});

export const ofRequest = entity({ productNo: boundedText(20, 1), requestNo: querySerialNumber });
const answer = entity({ commentNo: serialNumber, text: trimmedLines(500) });

/**
 * POST products/:productNo/requests/:requestNo/send-again: the next round of the caller's own request that was sent back. Errors: 4040,
 * 4090 as above; 4220 a field that is wrong, or whose comment was neither followed nor answered.
 */
export const sendProductRequestAgain = officeEndpoint({
  ...send,
  ...{ path: '/products/:productNo/requests/:requestNo/send-again', audit: { action: 'product.requestAgain' } },
  summary: '상품 변경 다시 요청',
  params: ofRequest,
  body: entity({ patch, answers: list(answer, 200), version: seenVersion, requestVersion: seenVersion }),
});

const decide = {
  method: 'POST',
  permission: 'products.decide',
  personal: 'none',
  params: ofRequest,
  data: entity({ version: integer }),
} as const;

/** POST …/comments: on any field, while it waits. Errors: 4040, 4090. */
export const commentOnRequest = officeEndpoint({
  ...decide,
  ...{ path: '/products/:productNo/requests/:requestNo/comments', audit: { action: 'product.comment' } },
  summary: '상품 변경 요청에 의견 쓰기',
  body: entity({ field: oneOf(requestFields), kind: oneOf(commentKinds), body: trimmedLines(500) }),
  errors: ['4090'],
});

/** DELETE …/comments/:commentNo: the caller's own, of the waiting round. Errors: 4040, 4090. */
export const removeComment = officeEndpoint({
  ...decide,
  method: 'DELETE',
  ...{ path: '/products/:productNo/requests/:requestNo/comments/:commentNo', audit: { action: 'product.uncomment' } },
  summary: '상품 변경 요청의 의견 지우기',
  params: entity({ productNo: boundedText(20, 1), requestNo: querySerialNumber, commentNo: querySerialNumber }),
  errors: ['4090'],
});

/**
 * POST …/reject: sends it back with its comments. Errors: 4040, 4090 it was decided or changed since, is the caller's own, or has no
 * comment that asks for a fix.
 */
export const rejectProductRequest = officeEndpoint({
  ...decide,
  ...{ path: '/products/:productNo/requests/:requestNo/reject', audit: { action: 'product.reject' } },
  summary: '상품 변경 반려',
  body: entity({ version: seenVersion }),
  errors: ['4090'],
});

/**
 * POST …/approve: applies the request to the product. `onlyClear` approves only requests without a red finding or later changes. Errors:
 * 4040, 4090 it was decided or changed since, is the caller's own, has a comment that asks for a fix, or the product was changed since it
 * was seen (with both sides); 4220 the request is no longer possible.
 */
export const approveProductRequest = officeEndpoint({
  ...decide,
  ...{ path: '/products/:productNo/requests/:requestNo/approve', audit: { action: 'product.approve' } },
  summary: '상품 변경 승인',
  body: entity({ version: seenVersion, productVersion: seenVersion, onlyClear: boolean }),
  errors: ['4090', '4220'],
});
