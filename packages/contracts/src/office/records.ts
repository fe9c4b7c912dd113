import * as z from 'zod/mini';
import {
  amount,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  querySerialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterEqualNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** What staff do with personal data, and their sign-ins and sign-outs. */
export const accessTasks = [
  ...(['LIST', 'VIEW', 'UNMASK', 'CHANGE', 'DELETE', 'PRINT', 'EXPORT', 'LOOK_AS'] as const),
  ...(['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT'] as const),
] as const;

/** Values by field: before and after. */
const changes = plain(z.record(z.string(), z.unknown()));
const auditRow = entity({
  auditNo: integer,
  at: instant,
  /** Null for a command, which was run by a user of the operating system. */
  staffNo: nullable(integer),
  who: text,
  address: text,
  mallId: nullable(integer),
  mallName: nullable(text),
  action: text,
  /** The action in words; for a command, its name. */
  actionName: text,
  subject: text,
  changes,
  reason: text,
});
export type AuditRow = ValueOf<typeof auditRow>;

// Numbers of members are not personal data.
const look = { method: 'GET', permission: 'self', personal: 'none', audit: 'read', errors: [] } as const;

/** GET audit: what staff and commands have changed; acts of others only with `records.read`, otherwise the caller's own. */
export const listAudit = officeEndpoint({
  ...look,
  path: '/audit',
  summary: '변경 기록',
  query: listQuery(
    { at: filterDay, staff: filterEqualNumber, mallId: filterEqualNumber, action: filterText(), subject: filterText() },
    ['newest'],
  ),
  data: listPage(auditRow),
});

/** GET history: the changes of one thing, of a mall or of the office, for callers who may see it. Error 4040: they may not. */
export const showHistory = officeEndpoint({
  ...look,
  path: '/history',
  summary: '변경 이력',
  query: entity({ subject: boundedText(60, 1), mallId: optional(querySerialNumber) }),
  data: list(auditRow),
});

const accessRow = entity({
  accessNo: integer,
  at: instant,
  staffNo: nullable(integer),
  who: text,
  address: text,
  device: text,
  mallId: nullable(integer),
  mallName: nullable(text),
  task: oneOf(accessTasks),
  /** Numbers of the members whose data was shown. */
  subjects: list(integer),
  fields: list(text),
  place: text,
  reason: text,
  contactNo: nullable(integer),
});
export type AccessRow = ValueOf<typeof accessRow>;

/**
 * GET privacy-access: whose personal data staff were shown, and their sign-ins and sign-outs; of others only with `records.read`, otherwise
 * the caller's own. With `member` and `at`: who saw this person between these days.
 */
export const listAccess = officeEndpoint({
  ...look,
  path: '/privacy-access',
  summary: '개인정보 접속 기록',
  query: listQuery(
    {
      at: filterDay,
      staff: filterEqualNumber,
      mallId: filterEqualNumber,
      task: filterSet(accessTasks, ['is']),
      member: filterEqualNumber,
    },
    ['newest'],
  ),
  data: listPage(accessRow),
});

const sealedLog = entity({
  log: oneOf(['staff_audit', 'privacy_access']),
  seals: amount,
  rows: amount,
  sealedAt: nullable(instant),
  /** The first row that differs from what was sealed; null if there is none. */
  fault: nullable(
    entity({ kind: oneOf(['CHANGED', 'DELETED', 'ADDED', 'SEAL']), sealNo: integer, rowNo: nullable(integer) }),
  ),
});

/** GET logs/check: whether both logs match their seals; reads every row. */
export const checkLogs = officeEndpoint({
  ...look,
  path: '/logs/check',
  permission: 'records.read',
  summary: '기록 무결성 점검',
  data: list(sealedLog),
});
