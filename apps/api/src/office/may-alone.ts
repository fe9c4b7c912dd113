import { isBuiltIn, type Permission, roleCodes } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import { boundOf } from '@mall/domain/office/rights';
import type { StaffCaller } from './staff-caller.ts';
import { isWithin } from './within-scope.ts';

type Granted = Pick<StaffCaller, 'reachOf'>;

/**
 * How much of something (won, persons) these staff may do in a mall without a second person: the most that a grant of theirs allows there. 0
 * without the permission; a custom role allows what the most restricted built-in role does.
 */
export function mayAlone({ reachOf }: Granted, permission: Permission, mallId: number): number {
  const bounds = reachOf(permission)
    .filter(({ scope }) => isWithin(scope, mallId))
    .map(({ roleCode }) => boundIn(roleCode, permission));
  return Math.max(0, ...bounds);
}

/** The malls in which these staff may do any amount of it without a second person. */
export function unboundedIn({ reachOf }: Granted, permission: Permission): OfficeScope {
  const wide = reachOf(permission).filter(({ roleCode }) => boundIn(roleCode, permission) === Infinity);
  if (wide.some(({ scope }) => scope.kind === 'all')) return { kind: 'all' };
  return { kind: 'malls', mallIds: wide.flatMap(({ scope }) => (scope.kind === 'malls' ? scope.mallIds : [])) };
}

function boundIn(roleCode: string, permission: Permission): number {
  const roles = isBuiltIn(roleCode) ? [roleCode] : roleCodes;
  return Math.min(...roles.map((role) => boundOf(role, permission).caseAbove ?? Infinity));
}
