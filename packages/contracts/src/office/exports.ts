import * as z from 'zod/mini';
import { highestNumber } from '../numbers.ts';
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
  plain,
  queryInteger,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const runStates = ['WAITING', 'QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type RunState = (typeof runStates)[number];

/** So many hours a finished file waits to be fetched; so many runs one may have under way at once. */
export const exportLimits = { hours: 24, underWay: 3 } as const;

const exportRun = entity({
  runNo: integer,
  /** The path of the list that it is made of, such as `/orders`. */
  list: text,
  reason: text,
  /** Personal data stands in it as it is. */
  isClear: boolean,
  state: oneOf(runStates),
  /** The case that it waits for. */
  caseNo: nullable(integer),
  madeAt: instant,
  endedAt: nullable(instant),
  doneRows: amount,
  /** Null when there are more rows than a list counts to. */
  totalRows: nullable(amount),
  failure: text,
  /** Once it is there; fetched once, and gone after `expiresAt`. */
  file: nullable(entity({ name: text, byteCount: amount, expiresAt: instant, fetchedAt: nullable(instant) })),
});
export type ExportRun = ValueOf<typeof exportRun>;

const own = { permission: 'self', personal: 'none' } as const;
const act = { ...own, method: 'POST' } as const;

/** GET exports: one's own, the newest first, a hundred at most. */
export const listExports = officeEndpoint({
  ...own,
  method: 'GET',
  path: '/exports',
  audit: 'read',
  summary: '내려받기',
  data: entity({ exports: list(exportRun, 100) }),
  errors: [],
});

/** Filters and search, by name as the list's address writes them. */
const query = list(entity({ name: boundedText(40, 1), value: boundedText(4000) }), 30);
const wanted = entity({
  /** The path of a list of the office. */
  list: boundedText(60, 1),
  query,
  /** Names of its columns, in their order (domain/office/export-lists.ts). */
  columns: list(boundedText(40, 1), 60),
  format: oneOf(exportFormats),
  /** Stays in the access log. */
  reason: trimmedLines(300),
});
export type ExportWanted = ValueOf<typeof wanted>;

const numbered = entity({ runNo: integer });

/**
 * POST exports: has all that a list's filters find written into a file, personal data masked. It takes `exports.write` and the right to the
 * list, and holds where both do. Errors: 4000 at `list`, `columns` or `query`; 4040 no such list, or no right to it; 4094 three are under way.
 */
export const makeExport = officeEndpoint({
  ...act,
  path: '/exports',
  audit: { action: 'export.make' },
  summary: '내려받기 만들기',
  body: wanted,
  data: numbered,
  errors: ['4000', '4040', '4094'],
});

/**
 * POST exports/personal: the same with personal data as it is. It takes `personalExports.write` and a step-up; above 500 rows it waits for
 * a case, or is 4220 for whoever may not have more at all.
 */
export const makePersonalExport = officeEndpoint({
  ...act,
  path: '/exports/personal',
  audit: { action: 'export.makePersonal' },
  stepUp: true,
  summary: '개인정보 내려받기 만들기',
  body: wanted,
  data: numbered,
  errors: ['4000', '4040', '4094', '4220'],
});

const params = entity({ runNo: queryInteger(1, highestNumber) });

/** POST exports/:runNo/cancel: one's own, until it is done. Errors: 4040, 4090 it has ended. */
export const cancelExport = officeEndpoint({
  ...act,
  path: '/exports/:runNo/cancel',
  audit: { action: 'export.cancel' },
  summary: '내려받기 취소',
  params,
  data: nullable(text),
  errors: ['4040', '4090'],
});

/**
 * POST exports/:runNo/file: the file, once, for whoever asked for it; whose data is in it was written down as it was made. Errors: 4040 none of
 * one's own, 4090 it is not ready, was fetched or has run out.
 */
export const fetchExport = officeEndpoint({
  ...act,
  path: '/exports/:runNo/file',
  audit: { action: 'export.fetch' },
  summary: '내려받은 파일',
  params,
  reply: 'file',
  data: plain(z.unknown()),
  errors: ['4040', '4090'],
});
