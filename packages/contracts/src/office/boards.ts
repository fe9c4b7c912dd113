import * as z from 'zod/mini';
import { attachmentTypes, mostAttachmentBytes } from '../attachment.ts';
import { boardTypeCodes } from '../codes.ts';
import { contentStates } from '../content-codes.ts';
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
  optional,
  plain,
  querySerialNumber,
  seenVersion,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { contentDesk } from './contents.ts';
import { filterDay, filterNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

const boardPath = '/malls/:mallId/boards/:boardType' as const;
const board = { mallId: querySerialNumber, boardType: oneOf(boardTypeCodes) } as const;
const onePost = entity({ ...board, postNo: querySerialNumber });
const postPath = `${boardPath}/posts/:postNo` as const;

const row = {
  mallId: integer,
  mallName: text,
  boardType: oneOf(boardTypeCodes),
  postNo: integer,
  title: text,
  label: text,
  state: oneOf(contentStates),
  isPinned: boolean,
  fileCount: amount,
  author: text,
  /** From when until when the shop shows it; null for nothing said. */
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  changedAt: instant,
  /** How often members have opened it. */
  views: amount,
  /** Grows with each change; what changes it names the one that was seen. */
  version: integer,
} as const;
const postRow = entity(row);
export type PostRow = ValueOf<typeof postRow>;

const look = { method: 'GET', permission: 'boards.read', personal: 'none', audit: 'read' } as const;

/** GET posts: of all boards of the scope, the latest change first; an employer's staff see notices alone. */
export const listPosts = officeEndpoint({
  ...look,
  path: '/posts',
  summary: '게시글 목록',
  query: listQuery(
    {
      /** A number, or the beginning of a title. */
      q: optional(boundedText(40)),
      mallId: filterNumber,
      board: filterSet(boardTypeCodes),
      state: filterSet(contentStates),
      label: filterText(['is', 'empty']),
      pinned: filterSet(['Y', 'N']),
      /** The day from which it is shown. */
      starts: filterDay,
    },
    ['-changedAt', 'changedAt'],
  ),
  data: listPage(postRow),
  errors: [],
});

const file = entity({ attachmentName: text, fileName: text, fileType: oneOf(attachmentTypes), byteCount: amount });
export type PostFile = ValueOf<typeof file>;

/** A post's files at most. */
export const mostPostFiles = 10;
const attachmentName = plain(z.uuid());

/** What staff write of a post. */
const words = {
  title: trimmedText(100),
  label: boundedText(10),
  /** A line for lists; reviews have one. */
  summary: boundedText(200),
  /** As it is typed; what could run is taken out before it is stored. */
  html: boundedText(60_000, 1),
  author: boundedText(30),
  isPinned: boolean,
  /** Goods, phones and subscriptions that it shows, by number. */
  linkedNos: list(boundedText(20, 1), 20),
  /** Files that were sent before, by name. */
  files: list(attachmentName, mostPostFiles),
} as const;
const mostBytes = 512 * 1024;

/** GET malls/:mallId/boards/:boardType/posts/:postNo: what holds, with its history, the latest first. Error 4040. */
export const getPost = officeEndpoint({
  ...look,
  path: postPath,
  summary: '게시글 상세',
  params: onePost,
  data: entity({
    ...row,
    summary: text,
    html: text,
    image: text,
    linkedNos: list(text),
    files: list(file),
    ...contentDesk,
    lockedBy,
  }),
  errors: [],
});
export type OfficePost = ValueOf<(typeof getPost)['data']>;

/** GET …/posts/:postNo/files/:attachmentName: a file of what holds, to save under its own name. Errors: 4040, 4045. */
export const getPostFile = officeEndpoint({
  ...look,
  path: `${postPath}/files/:attachmentName`,
  summary: '게시글 첨부파일',
  params: entity({ ...board, postNo: querySerialNumber, attachmentName }),
  data: fileBytes,
  reply: 'file',
  errors: ['4045'],
});

const change = { permission: 'boards.write', personal: 'none' } as const;
const version = seenVersion;
const changed = entity({ version: integer });

/**
 * POST …/files?fileName=: sends a file for a post, which is erased after a day unless one names it. Errors: 4040, 4130 larger than twenty
 * megabytes, 4150 empty, or of a kind that no post may have.
 */
export const sendPostFile = officeEndpoint({
  ...change,
  method: 'POST',
  path: `${boardPath}/files`,
  audit: { action: 'post.file' },
  summary: '게시글 파일 올리기',
  params: entity(board),
  query: entity({ fileName: boundedText(255, 1) }),
  upload: { mostBytes: mostAttachmentBytes },
  data: file,
  errors: ['4130', '4150'],
});

/** POST …/posts: a draft. Errors: 4040, 4220 nothing of the text may be shown, or a file is not there. */
export const addPost = officeEndpoint({
  ...{ ...change, mostBytes, method: 'POST' },
  path: `${boardPath}/posts`,
  audit: { action: 'post.add' },
  summary: '게시글 쓰기',
  params: entity(board),
  body: entity(words),
  data: entity({ postNo: integer, version: integer }),
  errors: ['4220'],
});

/** PUT …/posts/:postNo: saves; what is live changes in the shop at once. Errors: 4040, 4090 with both sides, 4220 as above. */
export const savePost = officeEndpoint({
  ...{ ...change, mostBytes, method: 'PUT' },
  path: postPath,
  audit: { action: 'post.save' },
  summary: '게시글 저장',
  params: onePost,
  body: entity({ ...words, version }),
  data: changed,
  errors: ['4090', '4220'],
});

/**
 * POST …/posts/:postNo/move: schedules (from when, until when), shows at once, ends, or takes back into a draft. Errors: 4040, 4090 it was
 * changed since or may not go there, 4220 a time that is past, or an end before its beginning.
 */
export const movePost = officeEndpoint({
  ...change,
  method: 'POST',
  path: `${postPath}/move`,
  audit: { action: 'post.move' },
  summary: '게시글 상태 변경',
  params: onePost,
  body: entity({ to: oneOf(contentStates), startsAt: nullable(instant), endsAt: nullable(instant), version }),
  data: changed,
  errors: ['4090', '4220'],
});

/** POST …/posts/:postNo/pin: first on its board, or in its place again. Errors: 4040, 4090. */
export const pinPost = officeEndpoint({
  ...change,
  method: 'POST',
  path: `${postPath}/pin`,
  audit: { action: 'post.pin' },
  summary: '게시글 고정',
  params: onePost,
  body: entity({ isPinned: boolean, version }),
  data: changed,
  errors: ['4090'],
});

/** POST …/posts/:postNo/undo: takes back one's own latest change within a minute of it. Errors: 4040, 4090 it is not that any more. */
export const undoPost = officeEndpoint({
  ...change,
  method: 'POST',
  path: `${postPath}/undo`,
  audit: { action: 'post.undo' },
  summary: '게시글 되돌리기',
  params: onePost,
  body: entity({ version }),
  data: changed,
  errors: ['4090'],
});
