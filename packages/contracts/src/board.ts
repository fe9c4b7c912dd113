import { boardTypeCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import {
  amount,
  boolean,
  boundedText,
  day,
  entity,
  integer,
  list,
  oneOf,
  optional,
  queryInteger,
  text,
  type ValueOf,
} from './wire.ts';

/** A post in a list: a notice, or a merchandiser's review with its picture. */
export const boardPostSummary = entity({
  postNo: integer,
  title: text,
  label: text,
  summary: text,
  image: text,
  author: text,
  isPinned: boolean,
  postedOn: day,
  attachmentCount: amount,
});
export type BoardPostSummary = ValueOf<typeof boardPostSummary>;

export const boardParams = { boardType: oneOf(boardTypeCodes) };

/** GET boards/{type}/posts: a page of ten (notices) or twelve (reviews), pinned ones first; `labels` are all labels of the board. */
export const listBoardPosts = endpoint({
  method: 'GET',
  path: '/boards/:boardType/posts',
  access: 'member',
  summary: '게시판 목록',
  params: entity(boardParams),
  query: entity({
    page: optional(queryInteger(1, 1000)),
    keyword: optional(boundedText(40)),
    label: optional(boundedText(20)),
  }),
  data: entity({ labels: list(text), total: amount, page: integer, pageSize: integer, posts: list(boardPostSummary) }),
  errors: [],
  offline: 'kept',
});
