import * as z from 'zod/mini';
import { orderStates } from '../order-codes.ts';
import { questionCategories } from '../question.ts';
import { questionStates } from '../question-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  fileBytes,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  oneOfOr,
  optional,
  plain,
  querySerialNumber,
  seenVersion,
  serialNumber,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

const numbered = entity({ mallId: querySerialNumber, questionNo: querySerialNumber });
const assignee = entity({ staffNo: integer, name: text });

const row = {
  mallId: integer,
  mallName: text,
  questionNo: integer,
  category: oneOf(questionCategories),
  title: text,
  state: oneOf(questionStates),
  askedAt: instant,
  /** It has waited for more than a day. */
  isLate: boolean,
  /** The same member asked about the same topic within the week before. */
  isRepeat: boolean,
  member: personal('name'),
  orderNo: nullable(text),
  /** The product on whose page it is shown, and whether only its writer and staff can read it there. */
  productNo: nullable(text),
  productName: nullable(text),
  isSecret: boolean,
  assignee: nullable(assignee),
} as const;
const questionRow = entity(row);
export type QuestionQueueRow = ValueOf<typeof questionRow>;

const look = { method: 'GET', permission: 'questions.read', audit: 'read' } as const;

/** GET questions: of all malls in scope; a dealer sees those about phones. */
export const listQueuedQuestions = officeEndpoint({
  ...look,
  path: '/questions',
  personal: 'masked',
  task: 'LIST',
  summary: '문의 목록',
  query: listQuery(
    {
      /** A number, or the beginning of a member's name. */
      q: optional(boundedText(40)),
      state: filterSet(questionStates),
      category: filterSet(questionCategories),
      mallId: filterNumber,
      asked: filterDay,
      /** Assigned to the caller, to somebody else, or to nobody. */
      owner: filterSet(['ME', 'OTHER', 'NOBODY']),
      late: filterSet(['Y', 'N']),
      repeat: filterSet(['Y', 'N']),
      /** It names an order. */
      order: filterSet(['Y', 'N']),
      /** It is shown on a product's page. */
      product: filterSet(['Y', 'N']),
    },
    ['askedAt', '-askedAt'],
  ),
  data: listPage(questionRow),
  errors: [],
});

const ownOrder = entity({
  orderNo: text,
  orderedAt: instant,
  state: oneOf(orderStates),
  total: amount,
  productName: text,
  /** Lines besides the first. */
  more: amount,
  image: text,
});

/** GET malls/:mallId/questions/:questionNo: with further data about the member who asks. Error 4040: not in scope. */
export const getQueuedQuestion = officeEndpoint({
  ...look,
  path: '/malls/:mallId/questions/:questionNo',
  personal: 'masked',
  summary: '문의 상세',
  params: numbered,
  data: entity({
    ...row,
    memberNo: integer,
    body: text,
    pictures: list(entity({ pictureName: text, width: integer, height: integer })),
    answer: text,
    answeredAt: nullable(instant),
    answeredBy: text,
    readAt: nullable(instant),
    /** Null for callers who may not see orders. */
    orders: nullable(entity({ count: amount, total: amount, claims: amount, latest: list(ownOrder, 6) })),
    others: list(entity({ questionNo: integer, title: text, askedAt: instant, state: oneOf(questionStates) }), 5),
    mayAnswer: boolean,
  }),
  errors: [],
});
export type QueuedQuestion = ValueOf<(typeof getQueuedQuestion)['data']>;

/** GET malls/:mallId/questions/:questionNo/pictures/:pictureName: a WebP picture that goes with a question. Error 4040. */
export const getQueuedPicture = officeEndpoint({
  ...look,
  path: '/malls/:mallId/questions/:questionNo/pictures/:pictureName',
  // A picture may show anything, including personal data.
  personal: 'clear',
  summary: '문의 사진',
  params: entity({ mallId: querySerialNumber, questionNo: querySerialNumber, pictureName: plain(z.uuid()) }),
  data: fileBytes,
  reply: 'picture',
  errors: [],
});

const change = { permission: 'questions.write', personal: 'none' } as const;
/**
 * POST malls/:mallId/questions/:questionNo/answer: answers, or replaces the answer that was seen; the member is mailed. Errors: 4040, 4090
 * somebody else has answered since, 4220 a placeholder that cannot be filled in.
 */
export const answerQuestion = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/questions/:questionNo/answer',
  audit: { action: 'question.answer' },
  summary: '문의 답변',
  params: numbered,
  body: entity({
    answer: trimmedLines(5000),
    /** Version of the answer that it replaces; null for a first one. */
    replaces: nullable(instant),
  }),
  data: entity({ answeredAt: instant }),
  errors: ['4090', '4220'],
});

/** POST malls/:mallId/questions/:questionNo/assignee: assigns it; null for nobody. Error 4040: no such question or staff member. */
export const assignQuestion = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/questions/:questionNo/assignee',
  audit: { action: 'question.assign' },
  summary: '문의 담당자 지정',
  params: numbered,
  body: entity({ staffNo: nullable(serialNumber) }),
  data: nullable(assignee),
  errors: [],
});

/** POST malls/:mallId/questions/:questionNo/category: corrects its topic. Errors: 4040, 4090 it has been answered. */
export const categoriseQuestion = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/questions/:questionNo/category',
  audit: { action: 'question.categorise' },
  summary: '문의 분류 변경',
  params: numbered,
  body: entity({ category: oneOf(questionCategories) }),
  data: nullable(text),
  errors: ['4090'],
});

/** GET questions/assignees: the staff who may answer in the caller's malls. */
export const listAssignees = officeEndpoint({
  ...look,
  path: '/questions/assignees',
  personal: 'none',
  summary: '문의 담당자 후보',
  data: list(assignee),
  errors: [],
});

const template = {
  /** Null for all malls. */
  mallId: nullable(serialNumber),
  name: trimmedText(40),
  category: oneOfOr(questionCategories, ''),
  body: trimmedLines(5000),
} as const;
const templateNo = entity({ templateNo: querySerialNumber });

/** GET answer-templates: those of all malls, and of the malls in scope. */
export const listTemplates = officeEndpoint({
  ...look,
  path: '/answer-templates',
  personal: 'none',
  summary: '답변 서식 목록',
  data: list(entity({ ...template, name: text, body: text, templateNo: integer, version: integer })),
  errors: [],
});
export type AnswerTemplate = ValueOf<(typeof listTemplates)['data']>[number];

/** POST answer-templates: one for all malls requires the permission in all of them. Error 4040. */
export const addTemplate = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/answer-templates',
  audit: { action: 'answerTemplate.add' },
  summary: '답변 서식 추가',
  body: entity(template),
  data: entity({ templateNo: integer }),
  errors: [],
});

/** PUT answer-templates/:templateNo. Errors: 4040, 4090 it was changed since. */
export const changeTemplate = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/answer-templates/:templateNo',
  audit: { action: 'answerTemplate.change' },
  summary: '답변 서식 수정',
  params: templateNo,
  body: entity({ name: template.name, category: template.category, body: template.body, version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090'],
});

/** DELETE answer-templates/:templateNo. Error 4040. */
export const removeTemplate = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/answer-templates/:templateNo',
  audit: { action: 'answerTemplate.remove' },
  summary: '답변 서식 지우기',
  params: templateNo,
  data: nullable(text),
  errors: [],
});
