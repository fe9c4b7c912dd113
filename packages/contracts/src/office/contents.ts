import { devices, popupTypeCodes } from '../codes.ts';
import { contentStates } from '../content-codes.ts';
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
  querySerialNumber,
  seenVersion,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** What is published here, homes by the numbers of their devices (`homeKeys` of the domain); boards have a desk of their own. */
export const displayKinds = ['POPUP', 'HOME', 'EXHIBITION', 'KEYWORDS', 'PAGE'] as const;
export type DisplayKind = (typeof displayKinds)[number];
/** The kinds that a list distinguishes: two kinds of popups, and the others. */
export const displayTypes = [...popupTypeCodes, 'EXHIBITION', 'KEYWORDS', 'PAGE'] as const;

/** The fields of everything that is published. */
export const contentParts = {
  mallId: integer,
  mallName: text,
  title: text,
  state: oneOf(contentStates),
  /** The period in which the shop shows it; null for no limit. */
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  changedAt: instant,
  /** Incremented with each change; a request that changes it names the version that was seen. */
  version: integer,
} as const;

/** An entry of its history. */
export const contentRevision = entity({
  version: integer,
  state: oneOf(contentStates),
  title: text,
  /** Null for the schedule and for commands. */
  by: nullable(text),
  at: instant,
  /** What differs from the previous version: names of fields. */
  changed: list(text),
});
export type ContentRevision = ValueOf<typeof contentRevision>;

/** What the screen of one entry has beside its content: its history, latest first, and its next states. */
export const contentDesk = {
  history: list(contentRevision, 50),
  /** None for readers without write permission. */
  moves: list(oneOf(contentStates)),
  mayWrite: boolean,
} as const;

const contentRow = entity({
  ...contentParts,
  kind: oneOf(displayKinds),
  key: integer,
  type: oneOf(displayTypes),
  /** Null for both. */
  device: nullable(oneOf(devices)),
  /** Its position among those of its type. */
  place: amount,
  by: nullable(text),
});
export type ContentRow = ValueOf<typeof contentRow>;

const look = { method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' } as const;
const change = { method: 'POST', permission: 'displays.write', personal: 'none' } as const;

/**
 * GET contents: popups, exhibitions and other content of the malls in scope, shown or planned, the latest change first; homes have an
 * editor of their own.
 */
export const listContents = officeEndpoint({
  ...look,
  path: '/contents',
  summary: '콘텐츠 목록',
  query: listQuery(
    {
      /** Part of a title. */
      q: optional(boundedText(40)),
      mallId: filterNumber,
      type: filterSet(displayTypes),
      state: filterSet(contentStates),
      device: filterSet(devices),
      /** The day from which it is shown. */
      starts: filterDay,
    },
    ['-changedAt', 'changedAt'],
  ),
  data: listPage(contentRow),
  errors: [],
});

const contentPath = '/malls/:mallId/contents/:kind/:key' as const;
const thing = { mallId: querySerialNumber, kind: oneOf(displayKinds), key: querySerialNumber } as const;
const version = seenVersion;
export const changedContent = entity({ version: integer });

/** A field before and after, as text. */
const difference = entity({ field: text, before: text, after: text });
export type Difference = ValueOf<typeof difference>;

/** GET …/revisions/:version: how one version differs from the previous one. Error 4040. */
export const getDifferences = officeEndpoint({
  ...look,
  path: `${contentPath}/revisions/:version`,
  summary: '콘텐츠 판 비교',
  params: entity({ ...thing, version: querySerialNumber }),
  data: entity({ differences: list(difference) }),
  errors: [],
});

/**
 * POST …/move: schedules (with a period), publishes at once, ends, or returns to a draft. Errors: 4040, 4090 it was changed since or the
 * move is not legal, 4220 a time in the past, or an end before its beginning.
 */
export const moveContent = officeEndpoint({
  ...change,
  path: `${contentPath}/move`,
  audit: { action: 'content.move' },
  summary: '콘텐츠 상태 변경',
  params: entity(thing),
  body: entity({ to: oneOf(contentStates), startsAt: nullable(instant), endsAt: nullable(instant), version }),
  data: changedContent,
  errors: ['4090', '4220'],
});

/** POST …/undo: undoes the caller's own latest change within a minute. Errors: 4040, 4090 it is no longer the latest. */
export const undoContent = officeEndpoint({
  ...change,
  path: `${contentPath}/undo`,
  audit: { action: 'content.undo' },
  summary: '콘텐츠 되돌리기',
  params: entity(thing),
  body: entity({ version }),
  data: changedContent,
  errors: ['4090'],
});

/** POST …/restore: restores the version `to`; a live one changes in the shop at once. Errors: 4040, 4090. */
export const restoreContent = officeEndpoint({
  ...change,
  path: `${contentPath}/restore`,
  audit: { action: 'content.restore' },
  summary: '콘텐츠 이전 판 되살리기',
  params: entity(thing),
  body: entity({ to: seenVersion, version }),
  data: changedContent,
  errors: ['4090'],
});

/** The possible target of a link in a mall. */
export const linkKinds = ['PRODUCT', 'CATEGORY', 'EXHIBITION', 'POST', 'PAGE'] as const;
export type LinkKind = (typeof linkKinds)[number];
const linkRow = entity({
  /** Path below the mall, such as `/goods/ngd/GD0001`. */
  link: text,
  title: text,
  /** The number of a product; empty if it is none. */
  productNo: text,
});
export type LinkRow = ValueOf<typeof linkRow>;
const ofMall = { mallId: querySerialNumber } as const;

/** GET malls/:mallId/links?kind=&q=: at most ten things of the mall whose name contains these words. */
export const findLinks = officeEndpoint({
  ...look,
  path: '/malls/:mallId/links',
  summary: '링크 찾기',
  params: entity(ofMall),
  query: entity({ kind: oneOf(linkKinds), q: boundedText(40) }),
  data: entity({ links: list(linkRow, 10) }),
  errors: [],
});

/** GET malls/:mallId/links/check?link=: whether the link currently works in the mall. */
export const checkLink = officeEndpoint({
  ...look,
  path: '/malls/:mallId/links/check',
  summary: '링크 확인',
  params: entity(ofMall),
  query: entity({ link: boundedText(200, 1) }),
  data: entity({ isAlive: boolean }),
  errors: [],
});
