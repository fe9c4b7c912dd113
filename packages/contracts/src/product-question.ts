import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { questionCategories } from './question.ts';
import { productQuestionCategories, questionStates } from './question-codes.ts';
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
  optional,
  plain,
  text,
  trimmedLines,
  type ValueOf,
  yesNo,
} from './wire.ts';

/** A question on a product's page. Others see that a secret one exists, but neither its text nor its answer. */
export const productQuestion = entity({
  questionNo: integer,
  /** Staff may have moved it to another category. */
  category: oneOf(questionCategories),
  state: oneOf(questionStates),
  isSecret: boolean,
  isOwn: boolean,
  /** Masked. */
  writer: text,
  body: text,
  askedAt: instant,
  answer: text,
  answeredAt: nullable(instant),
});
export type ProductQuestion = ValueOf<typeof productQuestion>;

const goodsNo = entity({ id: boundedText(20, 1) });

/** GET products/goods/{id}/questions: ten of a product's questions in this mall, newest first; `next` is the cursor of the next page. */
export const listProductQuestions = endpoint({
  method: 'GET',
  path: '/products/goods/:id/questions',
  access: 'shopper',
  summary: '상품 문의 목록',
  params: goodsNo,
  query: entity({
    category: optional(oneOf(productQuestionCategories)),
    /** Without questions that are secret to the reader. */
    readable: optional(yesNo),
    after: optional(boundedText(40)),
  }),
  data: entity({ total: amount, questions: list(productQuestion), next: nullable(text) }),
  errors: [],
  offline: 'kept',
});
export type ProductQuestionQuery = ValueOf<(typeof listProductQuestions)['query']>;

export const productQuestionInput = entity({
  category: oneOf(productQuestionCategories),
  body: trimmedLines(500),
  isSecret: boolean,
});
export type ProductQuestionInput = ValueOf<typeof productQuestionInput>;

/**
 * POST products/goods/{id}/questions: asks about a product. The same requestKey again returns the same question. Errors: 4042 the mall does
 * not sell it, 4221 the requestKey came with other content before.
 */
export const askAboutProduct = endpoint({
  method: 'POST',
  path: '/products/goods/:id/questions',
  access: 'accountHolder',
  summary: '상품 문의 등록',
  params: goodsNo,
  body: entity({ requestKey: plain(z.uuid()), question: productQuestionInput }),
  data: entity({ questionNo: integer }),
  errors: ['4042', '4221'],
});
