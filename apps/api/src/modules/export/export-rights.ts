import { AppError } from '@mall/contracts/errors';
import type { Permission, RoleCode } from '@mall/contracts/office/rights';
import { roleCodes } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import { boundOf } from '@mall/domain/office/rights';
import type { OfficeList } from '../../office/office-lists.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';

type Wanted = { readonly list: string; readonly isClear: boolean };
type Holder = Pick<StaffCaller, 'rights' | 'reachOf'>;

const isBuiltIn = (code: string): code is RoleCode => roleCodes.some((one) => one === code);
/** The bounds of a grant's role; a custom role has the bounds of all built-in ones. */
const boundsOf = (roleCode: string, permission: Permission) =>
  (isBuiltIn(roleCode) ? [roleCode] : roleCodes).map((role) => boundOf(role, permission));

/** The malls in which staff may download this list: where they may read and export it; 4040 where there are none. */
export function exportScope(staff: Holder, list: OfficeList | undefined, { list: path, isClear }: Wanted): OfficeScope {
  const permission = isClear ? 'personalExports.write' : 'exports.write';
  const taking = staff.reachOf(permission).filter(
    // An employer may export only the roster.
    ({ roleCode }) => !isBuiltIn(roleCode) || boundOf(roleCode, permission).only !== 'roster' || path === '/roster',
  );
  const reading = list && staff.rights.get(list.permission);
  if (!reading || taking.length === 0) throw new AppError('4040');
  return taking.map(({ scope }) => both(scope, reading)).reduce(either);
}

function both(one: OfficeScope, other: OfficeScope): OfficeScope {
  if (one.kind === 'all') return other;
  if (other.kind === 'all') return one;
  return { kind: 'malls', mallIds: one.mallIds.filter((mallId) => other.mallIds.includes(mallId)) };
}

function either(one: OfficeScope, other: OfficeScope): OfficeScope {
  if (one.kind === 'all' || other.kind === 'all') return { kind: 'all' };
  return { kind: 'malls', mallIds: [...new Set([...one.mallIds, ...other.mallIds])] };
}

/** Rows with unmasked personal data: how many staff may have alone, and how many with a second person's approval. */
export function mostClearRows({ reachOf }: Pick<StaffCaller, 'reachOf'>): {
  readonly alone: number;
  readonly atAll: number;
} {
  const bounds = reachOf('personalExports.write').map(({ roleCode }) => {
    const all = boundsOf(roleCode, 'personalExports.write');
    const atAll = Math.min(...all.map(({ atMost }) => atMost ?? Infinity));
    return { atAll, alone: Math.min(atAll, ...all.map(({ caseAbove }) => caseAbove ?? Infinity)) };
  });
  return {
    alone: Math.max(0, ...bounds.map(({ alone }) => alone)),
    atAll: Math.max(0, ...bounds.map(({ atAll }) => atAll)),
  };
}
