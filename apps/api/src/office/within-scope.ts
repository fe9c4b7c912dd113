import { AppError } from '@mall/contracts/errors';
import type { Permission } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import type { StaffCaller } from './staff-caller.ts';

/** Tells whether a scope has this mall. */
export const isWithin = (scope: OfficeScope, mallId: number): boolean =>
  scope.kind === 'all' || scope.mallIds.includes(mallId);

/** Tells whether a staff has a permission in this mall. */
export function mayIn({ rights }: Pick<StaffCaller, 'rights'>, permission: Permission, mallId: number): boolean {
  const scope = rights.get(permission);
  return scope !== undefined && isWithin(scope, mallId);
}

/** Tells whether a staff has a permission in all malls there are. */
export const mayEverywhere = ({ rights }: Pick<StaffCaller, 'rights'>, permission: Permission): boolean =>
  rights.get(permission)?.kind === 'all';

/** What all malls share is there for those alone whose right holds in all of them: 4040 for others. */
export function assertAllMalls(scope: OfficeScope): void {
  if (scope.kind !== 'all') throw new AppError('4040');
}
