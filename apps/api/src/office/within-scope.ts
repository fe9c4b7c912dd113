import { AppError } from '@mall/contracts/errors';
import type { Permission } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import type { StaffCaller } from './staff-caller.ts';

/** Whether a scope contains this mall. */
export const isWithin = (scope: OfficeScope, mallId: number): boolean =>
  scope.kind === 'all' || scope.mallIds.includes(mallId);

/** Whether staff have a permission in this mall. */
export function mayIn({ rights }: Pick<StaffCaller, 'rights'>, permission: Permission, mallId: number): boolean {
  const scope = rights.get(permission);
  return scope !== undefined && isWithin(scope, mallId);
}

/** Whether staff have a permission in all malls. */
export const mayEverywhere = ({ rights }: Pick<StaffCaller, 'rights'>, permission: Permission): boolean =>
  rights.get(permission)?.kind === 'all';

/** What all malls share is only for staff whose permission covers all of them: 4040 for others. */
export function assertAllMalls(scope: OfficeScope): void {
  if (scope.kind !== 'all') throw new AppError('4040');
}
