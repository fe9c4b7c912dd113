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

/** Hours for which a finished file can be downloaded; the most runs of one person at once. */
export const exportLimits = { hours: 24, underWay: 3 } as const;

const exportRun = entity({
  runNo: integer,
  /** The path of the exported list, such as `/orders`. */
  list: text,
  reason: text,
  /** It contains unmasked personal data. */
  isClear: boolean,
  state: oneOf(runStates),
  /** The case that it waits for. */
  caseNo: nullable(integer),
  madeAt: instant,
  endedAt: nullable(instant),
  doneRows: amount,
  /** Null when there are more rows than a list counts. */
  totalRows: nullable(amount),
  failure: text,
  /** Once it is ready; it can be downloaded once, and is deleted after `expiresAt`. */
  file: nullable(entity({ name: text, byteCount: amount, expiresAt: instant, fetchedAt: nullable(instant) })),
});
export type ExportRun = ValueOf<typeof exportRun>;

const own = { permission: 'self', personal: 'none' } as const;
const act = { ...own, method: 'POST' } as const;

/** GET exports: the caller's own, newest first, a hundred at most. */
export const listExports = officeEndpoint({
  ...own,
  method: 'GET',
  path: '/exports',
  audit: 'read',
  summary: '내려받기',
  data: entity({ exports: list(exportRun, 100) }),
  errors: [],
});

/** Filters and search, with the names used in the list's address. */
const query = list(entity({ name: boundedText(40, 1), value: boundedText(4000) }), 30);
const wanted = entity({
  /** The path of a list of the office. */
  list: boundedText(60, 1),
  query,
  /** Names of its columns, in order (domain/office/export-lists.ts). */
  columns: list(boundedText(40, 1), 60),
  format: oneOf(exportFormats),
  /** Stored in the access log. */
  reason: trimmedLines(300),
});
export type ExportWanted = ValueOf<typeof wanted>;

const numbered = entity({ runNo: integer });

/**
 * POST exports: writes everything that a list's filters find into a file, with personal data masked. Requires `exports.write` and the
 * permission of the list, and covers the malls in which both hold. Errors: 4000 at `list`, `columns` or `query`; 4040 no such list, or no
 * permission for it; 4094 three are in progress.
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
 * POST exports/personal: the same with unmasked personal data. Requires `personalExports.write` and a step-up; above 500 rows it waits for
 * a case, or is refused with 4220 for callers who may not have more at all.
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

/** POST exports/:runNo/cancel: cancels the caller's own, unless it is done. Errors: 4040, 4090 it has ended. */
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
 * POST exports/:runNo/file: the file, once, for the caller who requested it; the access log recorded whose data it contains when it was
 * made. Errors: 4040 not the caller's, 4090 it is not ready, was downloaded or has expired.
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
