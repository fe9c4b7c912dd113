import * as z from 'zod/mini';
import { highestNumber } from '../numbers.ts';
import {
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
  trimmedText,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { permissions, roleCodes } from './rights.ts';
import { perhapsCase } from './staff.ts';

const read = { method: 'GET', permission: 'staff.read', personal: 'none', audit: 'read' } as const;
const change = { method: 'POST', personal: 'none' } as const;
const nothing = nullable(text);
const reason = trimmedLines(300);

const ownRole = entity({
  roleCode: text,
  name: text,
  description: text,
  permissions: list(oneOf(permissions)),
  count: integer,
});

/** GET roles: those made by staff; the built-in ones are the table of permissions. */
export const listRoles = officeEndpoint({
  ...read,
  path: '/roles',
  summary: '만든 역할',
  data: entity({ roles: list(ownRole) }),
  errors: [],
});

/** POST roles: a new role, or another version of one, effective once security has approved. Errors: 4040, 4220. */
export const putRole = officeEndpoint({
  ...change,
  path: '/roles',
  permission: 'staff.write',
  audit: { action: 'role.put' },
  stepUp: true,
  summary: '역할 만들기·고치기',
  body: entity({
    roleCode: nullable(boundedText(20, 1)),
    name: trimmedText(40),
    description: boundedText(200),
    permissions: list(oneOf(permissions), 200),
    reason,
  }),
  data: perhapsCase,
  errors: ['4040', '4220'],
});

const network = plain(z.string().check(z.maxLength(50), z.regex(/^[0-9a-f.:]+\/\d{1,3}$/i)));
const ipRule = entity({
  ruleNo: integer,
  network: text,
  label: text,
  /** Its subject: a role, a staff member or a mall, by name. */
  of: text,
  endsAt: nullable(instant),
});

/** GET ip-rules: the networks from which staff may work; without a rule, from anywhere. */
export const listIpRules = officeEndpoint({
  ...read,
  path: '/ip-rules',
  summary: '접속 허용 목록',
  data: entity({ rules: list(ipRule) }),
  errors: [],
});

/** POST ip-rules: adds a network. Error 4220: not a network, or it would lock the caller out. */
export const addIpRule = officeEndpoint({
  ...change,
  path: '/ip-rules',
  permission: 'staff.write',
  audit: { action: 'ipRule.add' },
  stepUp: true,
  summary: '접속 허용 더하기',
  body: entity({ network, label: trimmedText(40), roleCode: oneOf(roleCodes), endsAt: nullable(instant) }),
  data: nothing,
  errors: ['4220'],
});

/** POST ip-rules/:ruleNo/remove. Error 4040. */
export const removeIpRule = officeEndpoint({
  ...change,
  path: '/ip-rules/:ruleNo/remove',
  permission: 'staff.write',
  audit: { action: 'ipRule.remove' },
  stepUp: true,
  summary: '접속 허용 빼기',
  params: entity({ ruleNo: queryInteger(1, highestNumber) }),
  data: nothing,
  errors: ['4040'],
});
