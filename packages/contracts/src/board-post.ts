import * as z from 'zod/mini';
import { attachmentTypes } from './attachment.ts';
import { boardParams, boardPostSummary } from './board.ts';
import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { subscriptionCard } from './subscription.ts';
import {
  amount,
  boundedText,
  entity,
  fileBytes,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  text,
  type ValueOf,
} from './wire.ts';
import { wirelessCard } from './wireless.ts';

/** A file attached to a post; its bytes are read by `attachmentName`, and saved as `fileName`. */
const attachment = entity({
  attachmentName: text,
  fileName: text,
  fileType: oneOf(attachmentTypes),
  byteCount: amount,
});
export type BoardAttachment = ValueOf<typeof attachment>;

const neighbour = nullable(entity({ postNo: integer, title: text }));
/** A post in full, with its files, its linked products and its neighbours. */
export const boardPost = entity({
  post: boardPostSummary,
  html: text,
  attachments: list(attachment),
  goods: ['goodsList', list(goodsCard)],
  wirelessProducts: ['ncpList', list(wirelessCard)],
  subscriptions: list(subscriptionCard),
  /** Linked products that the mall does not sell, now or at all: they have no card. */
  unsoldCount: amount,
  newer: neighbour,
  older: neighbour,
});
export type BoardPost = ValueOf<typeof boardPost>;
const postParams = { ...boardParams, postNo: querySerialNumber };
/** GET boards/{type}/posts/{no}: a post; 4040 when the mall has none of that number. */
export const getBoardPost = endpoint({
  method: 'GET',
  path: '/boards/:boardType/posts/:postNo',
  access: 'member',
  summary: '게시글',
  params: entity(postParams),
  data: boardPost,
  errors: ['4040'],
  offline: 'kept',
});
/**
 * GET boards/{type}/posts/{no}/attachments/{attachmentName}: a file of a post, to download under its own name. Errors: 4040 not a file of
 * this post, 4045 the file no longer exists.
 */
export const getBoardAttachment = endpoint({
  method: 'GET',
  path: '/boards/:boardType/posts/:postNo/attachments/:attachmentName',
  access: 'member',
  summary: '게시글 첨부파일',
  params: entity({ ...postParams, attachmentName: plain(z.uuid()) }),
  data: fileBytes,
  reply: 'file',
  errors: ['4040', '4045'],
});

/** A frequent question and its answer. */
export const faq = entity({ faqNo: integer, category: text, question: text, answerHtml: text });
export type Faq = ValueOf<typeof faq>;
/** GET faqs: all questions of the mall, in order; the browser filters them by category and word. */
export const listFaqs = endpoint({
  method: 'GET',
  path: '/faqs',
  access: 'member',
  summary: '자주 묻는 질문',
  data: list(faq),
  errors: [],
  offline: 'kept',
});
/** GET pre/faqs/search: the few questions closest to one in the user's own words, best first; empty when none is close. */
export const findFaqs = endpoint({
  method: 'GET',
  path: '/pre/faqs/search',
  access: 'public',
  summary: '자주 묻는 질문에서 답 찾기',
  query: entity({ mallId: querySerialNumber, question: boundedText(200, 1) }),
  data: list(faq),
  errors: ['4041'],
});
