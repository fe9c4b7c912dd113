import {
  boolean,
  boundedText,
  entity,
  integer,
  list,
  nullable,
  querySerialNumber,
  seenVersion,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

const ofMall = entity({ mallId: querySerialNumber });
const oneFaq = entity({ mallId: querySerialNumber, faqNo: querySerialNumber });
const faq = entity({ faqNo: integer, category: text, question: text, answerHtml: text, version: integer });
export type OfficeFaq = ValueOf<typeof faq>;

/** GET malls/:mallId/faqs: all of the mall, in the order in which members see them. Error 4040. */
export const listOfficeFaqs = officeEndpoint({
  ...{ method: 'GET', permission: 'boards.read', personal: 'none', audit: 'read' },
  path: '/malls/:mallId/faqs',
  summary: '자주 묻는 질문 목록',
  params: ofMall,
  data: entity({ faqs: list(faq), mayWrite: boolean, lockedBy }),
  errors: [],
});

const change = { permission: 'boards.write', personal: 'none' } as const;
const words = {
  category: trimmedText(20),
  question: trimmedText(200),
  /** As typed; executable markup is removed before it is stored. */
  answerHtml: boundedText(20_000, 1),
} as const;

/** POST malls/:mallId/faqs: adds it at the end, and to the shop at once. Errors: 4040, 4220 nothing of the answer can be shown. */
export const addFaq = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/faqs',
  audit: { action: 'faq.add' },
  summary: '자주 묻는 질문 추가',
  params: ofMall,
  body: entity(words),
  data: entity({ faqNo: integer }),
  errors: ['4220'],
});

/** PUT malls/:mallId/faqs/:faqNo. Errors: 4040, 4090 with the current values, 4220 as above. */
export const saveFaq = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/malls/:mallId/faqs/:faqNo',
  audit: { action: 'faq.save' },
  summary: '자주 묻는 질문 저장',
  params: oneFaq,
  body: entity({ ...words, version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090', '4220'],
});

/** POST malls/:mallId/faqs/:faqNo/place: moves it before another one; null for the end. Error 4040: either does not exist. */
export const placeFaq = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/faqs/:faqNo/place',
  audit: { action: 'faq.place' },
  summary: '자주 묻는 질문 순서 변경',
  params: oneFaq,
  body: entity({ before: nullable(serialNumber) }),
  data: nullable(text),
  errors: [],
});

/** DELETE malls/:mallId/faqs/:faqNo. Error 4040. */
export const removeFaq = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/malls/:mallId/faqs/:faqNo',
  audit: { action: 'faq.remove' },
  summary: '자주 묻는 질문 지우기',
  params: oneFaq,
  data: nullable(text),
  errors: [],
});
