import { emailAddress } from '../email-address.ts';
import { highestNumber } from '../numbers.ts';
import {
  boolean,
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  queryInteger,
  serialNumber,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { roleCodes } from './rights.ts';

// Staff are not members: their names are on every screen, and the access log is about the people whose data they see.
const read = { method: 'GET', permission: 'staff.read', personal: 'none', audit: 'read' } as const;
const change = { method: 'POST', personal: 'none' } as const;
const nothing = nullable(text);

export const staffStates = ['INVITED', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type StaffState = (typeof staffStates)[number];

/** A role of a staff member: in all or named malls, of one carrier or any, for a period. */
const grant = entity({
  grantNo: integer,
  roleCode: text,
  roleName: text,
  /** Empty for all malls. */
  malls: list(entity({ mallId: integer, name: text })),
  carrier: nullable(text),
  startsAt: instant,
  endsAt: nullable(instant),
});
export type Grant = ValueOf<typeof grant>;

const staffRow = entity({
  staffNo: integer,
  name: text,
  email: text,
  state: oneOf(staffStates),
  grants: list(grant),
  hasPasskey: boolean,
  hasTotp: boolean,
  lastSignedInAt: nullable(instant),
  endsOn: nullable(day),
  /** Open sessions; more than three should be checked. */
  openSessions: integer,
});
export type StaffRow = ValueOf<typeof staffRow>;

/** GET staff: the staff of the office; for a mall, those whose grants name it. */
export const listStaff = officeEndpoint({
  ...read,
  path: '/staff',
  summary: '직원 목록',
  query: listQuery(
    { state: filterSet(staffStates), role: filterSet(roleCodes), factor: filterSet(['passkey', 'totp', 'none']) },
    ['-staffNo'],
  ),
  data: listPage(staffRow),
  errors: [],
});

/** GET staff/summary: their numbers, for tabs and columns. */
export const summariseStaff = officeEndpoint({
  ...read,
  path: '/staff/summary',
  summary: '직원 현황',
  data: entity({
    working: integer,
    ofMalls: integer,
    withoutPasskey: integer,
    invited: integer,
    /** Not signed in for 90 days, although they could. */
    idle: integer,
    byRole: list(entity({ roleCode: text, count: integer })),
  }),
  errors: [],
});

const staffSession = entity({ sessionNo: integer, device: text, address: text, beganAt: instant, seenAt: instant });
const byNumber = entity({ staffNo: queryInteger(1, highestNumber) });

/** GET staff/:staffNo: one of them, with their sessions. Error 4040: unknown, or not of the caller's malls. */
export const showStaff = officeEndpoint({
  ...read,
  path: '/staff/:staffNo',
  summary: '직원 한 명',
  params: byNumber,
  data: entity({ staff: staffRow, sessions: list(staffSession), isSelf: boolean }),
  errors: ['4040'],
});

const reason = trimmedLines(300);
const wantedGrant = entity({
  roleCode: boundedText(20, 1),
  /** Null for all malls. */
  mallIds: nullable(list(serialNumber, 2_000)),
  carrier: nullable(trimmedText(20)),
  endsAt: nullable(instant),
});
export type WantedGrant = ValueOf<typeof wantedGrant>;

/** The result of a change that needs approval; null when it was done at once. */
export const perhapsCase = entity({ caseNo: nullable(integer) });

/**
 * POST staff: mails an invitation. With the permission in all malls the caller requests the grants from security, and they apply once the
 * case is approved; with it only in their own malls the caller grants mall roles there at once. `isMailed` is false when the mail could not
 * be sent: it may be sent again. Error 4220.
 */
export const inviteStaff = officeEndpoint({
  ...change,
  path: '/staff',
  permission: 'staff.invite',
  audit: { action: 'staff.invite' },
  stepUp: true,
  summary: '직원 초대',
  body: entity({
    email: emailAddress,
    name: trimmedText(40),
    grants: list(wantedGrant, 20),
    endsOn: nullable(day),
    reason,
  }),
  data: entity({ staffNo: integer, caseNo: nullable(integer), isMailed: boolean }),
  errors: ['4220'],
});

/** POST staff/:staffNo/invitation: sends the mail again, with a new link. Errors: 4040, 4094 they have accepted. */
export const remindStaff = officeEndpoint({
  ...change,
  path: '/staff/:staffNo/invitation',
  permission: 'staff.invite',
  audit: { action: 'staff.remind' },
  summary: '초대 다시 보내기',
  params: byNumber,
  data: entity({ isMailed: boolean }),
  errors: ['4040', '4090'],
});

/**
 * POST staff/:staffNo/state: INVITED and ACTIVE ⇄ SUSPENDED → CLOSED, which is final. Staff who are not ACTIVE are refused at their next
 * call. Errors: 4040, 4090 no such move, 4220 the caller themselves.
 */
export const moveStaff = officeEndpoint({
  ...change,
  path: '/staff/:staffNo/state',
  permission: 'staffSessions.write',
  audit: { action: 'staff.state' },
  stepUp: true,
  summary: '직원 계정 멈추기·되살리기·닫기',
  params: byNumber,
  body: entity({ to: oneOf(['ACTIVE', 'SUSPENDED', 'CLOSED']), reason }),
  data: nothing,
  errors: ['4040', '4090', '4220'],
});

/** POST staff/:staffNo/sessions/end: signs them out everywhere. Error 4040. */
export const endStaffSessions = officeEndpoint({
  ...change,
  path: '/staff/:staffNo/sessions/end',
  permission: 'staffSessions.write',
  audit: { action: 'staff.endSessions' },
  summary: '직원 접속 끊기',
  params: byNumber,
  body: entity({ reason }),
  data: nothing,
  errors: ['4040'],
});

/** POST staff/:staffNo/reset: for a lost device. After approval they are invited again. Error 4040. */
export const resetStaff = officeEndpoint({
  ...change,
  path: '/staff/:staffNo/reset',
  permission: 'staffSessions.write',
  audit: { action: 'staff.reset' },
  stepUp: true,
  summary: '로그인 방법 초기화 올리기',
  params: byNumber,
  body: entity({ reason }),
  data: perhapsCase,
  errors: ['4040'],
});

/** POST staff/:staffNo/grants: adds a role, once security has approved. Errors: 4040, 4220 auditors do not operate. */
export const grantRole = officeEndpoint({
  ...change,
  path: '/staff/:staffNo/grants',
  permission: 'staff.write',
  audit: { action: 'staff.grant' },
  stepUp: true,
  summary: '역할 주기',
  params: byNumber,
  body: entity({ grant: wantedGrant, reason }),
  data: perhapsCase,
  errors: ['4040', '4220'],
});

/** POST staff/:staffNo/grants/:grantNo/end: removes a role, once security has approved. Error 4040. */
export const endGrant = officeEndpoint({
  ...change,
  path: '/staff/:staffNo/grants/:grantNo/end',
  permission: 'staff.write',
  audit: { action: 'staff.endGrant' },
  stepUp: true,
  summary: '역할 거두기',
  params: entity({ staffNo: queryInteger(1, highestNumber), grantNo: queryInteger(1, highestNumber) }),
  body: entity({ reason }),
  data: perhapsCase,
  errors: ['4040'],
});
