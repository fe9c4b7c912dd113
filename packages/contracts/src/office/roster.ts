import {
  amount,
  boolean,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

/** Days within which an employee may join after the invitation; after that, the data of those who have not joined is deleted. */
export const invitationDays = 30;

const yesOrNo = ['Y', 'N'] as const;
const rosterRow = entity({
  mallId: integer,
  mallName: text,
  entryNo: integer,
  employeeNo: text,
  department: text,
  /** The member number; null before joining. */
  name: nullable(personal('name')),
  isJoined: boolean,
  hiredOn: nullable(day),
  leavesAt: nullable(instant),
  invitedAt: nullable(instant),
  /** Until when they may join; null once they have. */
  invitationEndsAt: nullable(instant),
});
export type RosterRow = ValueOf<typeof rosterRow>;

/** GET roster: employees by number; an employer sees here who has joined, and nothing of what they do in the shop. */
export const listRoster = officeEndpoint({
  method: 'GET',
  path: '/roster',
  permission: 'roster.read',
  personal: 'masked',
  audit: 'read',
  summary: '임직원 명부',
  query: listQuery(
    {
      mallId: filterNumber,
      employeeNo: filterText(['is', 'prefix']),
      department: filterText(['is', 'empty']),
      joined: filterSet(yesOrNo),
      leaving: filterSet(yesOrNo),
    },
    ['employeeNo'],
  ),
  data: listPage(rosterRow),
  errors: [],
});

export const rosterVerdicts = [
  ...(['NEW', 'CHANGED', 'SAME', 'LEFT'] as const),
  ...(['NO_NUMBER', 'NO_NAME', 'TWICE', 'BAD_EMAIL', 'BAD_DAY'] as const),
] as const;
export type RosterVerdict = (typeof rosterVerdicts)[number];

const verdictRow = entity({
  /** The sheet's row number; null for an employee in the roster but not in the sheet. */
  rowNo: nullable(integer),
  employeeNo: text,
  department: text,
  verdict: oneOf(rosterVerdicts),
  /** The fields that differ: department, hiredOn, leavesAt, identity. */
  changed: list(text),
});
const counts = { added: amount, changed: amount, same: amount, left: amount, wrong: amount };

const sheet = { mostBytes: 10 * 1024 * 1024 };
const params = entity({ mallId: querySerialNumber });
const own = { permission: 'roster.write', personal: 'none' } as const;
const readErrors = ['4151', '4220'] as const;

/**
 * POST malls/:mallId/roster/check: returns what would happen to each row of a sheet, and changes nothing. Errors: 4151 it cannot be read,
 * 4220 it has no column of employee numbers.
 */
export const checkRoster = officeEndpoint({
  ...own,
  method: 'POST',
  path: '/malls/:mallId/roster/check',
  audit: 'read',
  summary: '명부 확인',
  params,
  upload: sheet,
  data: entity({ ...counts, rows: list(verdictRow, 6000) }),
  errors: [...readErrors],
});

/**
 * POST malls/:mallId/roster: enters the valid rows of a sheet, all or none. With `invite` new employees are invited by mail at once; with
 * `leave` those who are not in the sheet lose their access at that instant. The same sheet again changes nothing.
 */
export const putRoster = officeEndpoint({
  ...own,
  method: 'POST',
  path: '/malls/:mallId/roster',
  audit: { action: 'roster.put' },
  summary: '명부 올리기',
  params,
  query: entity({ invite: optional(oneOf(['Y'])), leave: optional(instant) }),
  upload: sheet,
  data: entity({
    ...counts,
    invited: amount,
    /** Numbers of employees whose invitation could not be sent. */
    notInvited: list(text, 5000),
  }),
  errors: [...readErrors],
});

const entry = entity({ mallId: querySerialNumber, entryNo: querySerialNumber });

/** POST malls/:mallId/roster/:entryNo/leave: sets when an employee loses access, or cancels it. Error 4040: no such employee. */
export const setLeaving = officeEndpoint({
  ...own,
  method: 'POST',
  path: '/malls/:mallId/roster/:entryNo/leave',
  audit: { action: 'roster.leave' },
  summary: '퇴사 예정',
  params: entry,
  body: entity({ leavesAt: nullable(instant) }),
  data: nullable(text),
  errors: ['4040'],
});
