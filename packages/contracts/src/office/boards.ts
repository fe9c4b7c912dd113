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
  /** The period in which the shop shows it; null for no limit. */
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  changedAt: instant,
  /** How often members have opened it. */
  views: amount,
  /** Incremented with each change; a request that changes it names the version that was seen. */
  version: integer,
} as const;
const postRow = entity(row);
export type PostRow = ValueOf<typeof postRow>;

const look = { method: 'GET', permission: 'boards.read', personal: 'none', audit: 'read' } as const;

/** GET posts: of all boards in scope, the latest change first; an employer's staff see only notices. */
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

/** The most files of a post. */
export const mostPostFiles = 10;
const attachmentName = plain(z.uuid());

/** The fields of a post that staff edit. */
const words = {
  title: trimmedText(100),
  label: boundedText(10),
  /** A line for lists; only reviews have one. */
  summary: boundedText(200),
  /** As typed; executable markup is removed before it is stored. */
  html: boundedText(60_000, 1),
  author: boundedText(30),
  isPinned: boolean,
  /** Goods, phones and subscriptions that it shows, by number. */
  linkedNos: list(boundedText(20, 1), 20),
  /** Names of uploaded files. */
  files: list(attachmentName, mostPostFiles),
} as const;
const mostBytes = 512 * 1024;

/** GET malls/:mallId/boards/:boardType/posts/:postNo: the current version, with its history, latest first. Error 4040. */
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

/** GET …/posts/:postNo/files/:attachmentName: a file of the current version, to save under its own name. Errors: 4040, 4045. */
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
 * POST …/files?fileName=: uploads a file for a post; it is deleted after a day unless a post names it. Errors: 4040, 4130 larger than
 * twenty megabytes, 4150 empty, or of a type that posts may not have.
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

/** POST …/posts: creates a draft. Errors: 4040, 4220 nothing of the text can be shown, or a file does not exist. */
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

/** PUT …/posts/:postNo: saves; a live post changes in the shop at once. Errors: 4040, 4090 with both sides, 4220 as above. */
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
 * POST …/posts/:postNo/move: schedules (with a period), publishes at once, ends, or returns to a draft. Errors: 4040, 4090 it was changed
 * since or the move is not legal, 4220 a time in the past, or an end before its beginning.
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

/** POST …/posts/:postNo/pin: pins it to the top of its board, or unpins it. Errors: 4040, 4090. */
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

/** POST …/posts/:postNo/undo: undoes the caller's own latest change within a minute. Errors: 4040, 4090 it is no longer the latest. */
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
