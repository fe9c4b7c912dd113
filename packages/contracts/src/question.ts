import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { orderNumber } from './order.ts';
import { questionStates } from './question-codes.ts';
import {
  amount,
  entity,
  fileBytes,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  queryInteger,
  querySerialNumber,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from './wire.ts';

/** The topics of questions. */
export const questionCategories = [
  'DELIVERY',
  'ORDER',
  'CLAIM',
  'PRODUCT',
  'WIRELESS',
  'SUBSCRIPTION',
  'MEMBER',
  'OTHER',
] as const;
export type QuestionCategory = (typeof questionCategories)[number];

/** The most pictures of one question. */
export const mostQuestionPictures = 5;
/** The most bytes of one picture as it is sent. */
export const mostPictureBytes = 10 * 1024 * 1024;

const pictureName = plain(z.uuid());
/** A picture of a question; its bytes are read by its name. */
export const questionPicture = entity({ pictureName, width: integer, height: integer });
export type QuestionPicture = ValueOf<typeof questionPicture>;

const card = {
  questionNo: integer,
  category: oneOf(questionCategories),
  title: text,
  state: oneOf(questionStates),
  askedAt: instant,
  /** There is an answer that the member has not opened. */
  hasNewAnswer: plain(z.boolean()),
  pictureCount: amount,
  /** The product on whose page it is shown; a 1:1 question has none. */
  product: nullable(entity({ productNo: text, name: text })),
} as const;

/** A question in a list. */
export const questionCard = entity(card);
export type QuestionCard = ValueOf<typeof questionCard>;

/** A question in full. Texts are plain, with line breaks. */
export const questionDetail = entity({
  ...card,
  body: text,
  /** The order it is about. */
  orderNo: nullable(text),
  pictures: list(questionPicture, mostQuestionPictures),
  answer: text,
  answeredAt: nullable(instant),
});
export type QuestionDetail = ValueOf<typeof questionDetail>;

/** A question as it is submitted; pictures by their names, in order. */
export const questionInput = entity({
  category: oneOf(questionCategories),
  title: trimmedText(60),
  body: trimmedLines(2000),
  orderNo: nullable(orderNumber),
  pictures: list(pictureName, mostQuestionPictures),
});
export type QuestionInput = ValueOf<typeof questionInput>;

const questionNo = entity({ questionNo: querySerialNumber });

/** GET questions: the member's questions, newest first, ten per page; the numbers of waiting questions and new answers. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions',
  access: 'accountHolder',
  summary: '1:1 문의 목록',
  query: entity({ state: optional(oneOf(questionStates)), page: optional(queryInteger(1, 250)) }),
  data: entity({
    total: amount,
    page: integer,
    pageSize: integer,
    questions: list(questionCard),
    waitingCount: amount,
    newAnswerCount: amount,
  }),
  errors: [],
  offline: 'kept',
});
/**
 * POST questions: submits a question. The same requestKey again returns the same question. Errors: 4043 the order is not the member's, 4220
 * a picture no longer exists, 4221 the requestKey came with other content before.
 */
export const askQuestion = endpoint({
  method: 'POST',
  path: '/questions',
  access: 'accountHolder',
  summary: '1:1 문의 등록',
  body: entity({ requestKey: plain(z.uuid()), question: questionInput }),
  data: entity({ questionNo: integer }),
  errors: ['4043', '4220', '4221'],
});
/** GET questions/{questionNo}: a question in full; 4040 when it is not the member's. */
export const getQuestion = endpoint({
  method: 'GET',
  path: '/questions/:questionNo',
  access: 'accountHolder',
  summary: '1:1 문의 상세',
  params: questionNo,
  data: questionDetail,
  errors: ['4040'],
  offline: 'kept',
});
/**
 * PUT questions/{questionNo}: changes a waiting 1:1 question; 4099 once it is answered, or if it is on a product's page. Errors: 4040,
 * 4043, 4220.
 */
export const changeQuestion = endpoint({
  method: 'PUT',
  path: '/questions/:questionNo',
  access: 'accountHolder',
  summary: '1:1 문의 수정',
  params: questionNo,
  body: questionInput,
  data: questionDetail,
  errors: ['4040', '4043', '4099', '4220'],
});
/** DELETE questions/{questionNo}: deletes a question and its pictures; 4040 when it is not the member's. */
export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/questions/:questionNo',
  access: 'accountHolder',
  summary: '1:1 문의 삭제',
  params: questionNo,
  data: nullable(text),
  errors: ['4040'],
});
/** POST questions/{questionNo}/read: the member has seen the answer; idempotent. Error 4040. */
export const readAnswer = endpoint({
  method: 'POST',
  path: '/questions/:questionNo/read',
  access: 'accountHolder',
  summary: '답변 확인',
  params: questionNo,
  data: nullable(text),
  errors: ['4040'],
});

/**
 * POST question-pictures: stores a JPEG, PNG or WebP of ten megabytes at most, recognised by its content and re-encoded. It is kept for a
 * day, or as long as a question uses it. Errors: 4130 too large, 4150 not such a picture, 4290 too many unused ones.
 */
export const addQuestionPicture = endpoint({
  method: 'POST',
  path: '/question-pictures',
  access: 'accountHolder',
  summary: '문의 사진 올리기',
  upload: { mostBytes: mostPictureBytes },
  data: questionPicture,
  errors: ['4130', '4150'],
});
/** GET question-pictures/{pictureName}: a WebP picture; 4040 unless the member uploaded it. */
export const getQuestionPicture = endpoint({
  method: 'GET',
  path: '/question-pictures/:pictureName',
  access: 'accountHolder',
  summary: '문의 사진',
  params: entity({ pictureName }),
  data: fileBytes,
  reply: 'picture',
  errors: ['4040'],
});
