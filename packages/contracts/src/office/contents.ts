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
/** What a list tells apart: the two kinds of popups, and the others. */
export const displayTypes = [...popupTypeCodes, 'EXHIBITION', 'KEYWORDS', 'PAGE'] as const;

/** What every thing that is published has. */
export const contentParts = {
  mallId: integer,
  mallName: text,
  title: text,
  state: oneOf(contentStates),
  /** From when until when the shop shows it; null for nothing said. */
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  changedAt: instant,
  /** Grows with each change; what changes it names the one that was seen. */
  version: integer,
} as const;

/** What a thing has been through. */
export const contentRevision = entity({
  version: integer,
  state: oneOf(contentStates),
  title: text,
  /** Null for the schedule and for commands. */
  by: nullable(text),
  at: instant,
  /** What differs from the one before: names of fields. */
  changed: list(text),
});
export type ContentRevision = ValueOf<typeof contentRevision>;

/** What the screen of one thing has beside its words: its history, the latest first, and where it may go from here. */
export const contentDesk = {
  history: list(contentRevision, 50),
  /** None for whoever only reads. */
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
  /** Where it stands among those of its type. */
  place: amount,
  by: nullable(text),
});
export type ContentRow = ValueOf<typeof contentRow>;

const look = { method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' } as const;
const change = { method: 'POST', permission: 'displays.write', personal: 'none' } as const;

/** GET contents: what the malls of the scope show around their pages or will show; homes have an editor of their own, the latest change first. */
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

/** GET …/revisions/:version: what one version says otherwise than the one before it. Error 4040. */
export const getDifferences = officeEndpoint({
  ...look,
  path: `${contentPath}/revisions/:version`,
  summary: '콘텐츠 판 비교',
  params: entity({ ...thing, version: querySerialNumber }),
  data: entity({ differences: list(difference) }),
  errors: [],
});

/**
 * POST …/move: schedules (from when, until when), shows at once, ends, or takes back into a draft. Errors: 4040, 4090 it was changed since
 * or may not go there, 4220 a time that is past, or an end before its beginning.
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

/** POST …/undo: takes back one's own latest change within a minute of it. Errors: 4040, 4090 it is not that any more. */
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

/** POST …/restore: says again what it said at `to`; live, the shop shows that at once. Errors: 4040, 4090. */
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

/** What a link of a mall may lead to. */
export const linkKinds = ['PRODUCT', 'CATEGORY', 'EXHIBITION', 'POST', 'PAGE'] as const;
export type LinkKind = (typeof linkKinds)[number];
const linkRow = entity({
  /** Below the mall, as `/goods/ngd/GD0001`. */
  link: text,
  title: text,
  /** The number of a product; empty for what is none. */
  productNo: text,
});
export type LinkRow = ValueOf<typeof linkRow>;
const ofMall = { mallId: querySerialNumber } as const;

/** GET malls/:mallId/links?kind=&q=: things of the mall whose name has these words, ten at most. */
export const findLinks = officeEndpoint({
  ...look,
  path: '/malls/:mallId/links',
  summary: '링크 찾기',
  params: entity(ofMall),
  query: entity({ kind: oneOf(linkKinds), q: boundedText(40) }),
  data: entity({ links: list(linkRow, 10) }),
  errors: [],
});

/** GET malls/:mallId/links/check?link=: whether it leads somewhere in the mall as it is now. */
export const checkLink = officeEndpoint({
  ...look,
  path: '/malls/:mallId/links/check',
  summary: '링크 확인',
  params: entity(ofMall),
  query: entity({ link: boundedText(200, 1) }),
  data: entity({ isAlive: boolean }),
  errors: [],
});
