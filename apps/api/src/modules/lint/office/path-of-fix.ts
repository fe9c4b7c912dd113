import type { Fix } from '@mall/domain/lint/lint-rule';
import { menuItemOf } from '@mall/domain/office/menu';
import { officePathOf } from '@mall/domain/office/screens';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';

type Mall = { readonly mallId: number; readonly mallUrl: string };

/** The address of the screen where something is fixed; null when there is none yet, and for staff who may not open it in this mall. */
export function pathOfFix(fix: Fix, staff: Pick<StaffCaller, 'rights'>, { mallId, mallUrl }: Mall): string | null {
  const { screen, params, isOfMall, open, find, field } = fix;
  const path = screen && officePathOf(screen, { ...params, mallId });
  const shownTo = path && menuItemOf(path)?.shownTo;
  if (!path || !shownTo) return null;
  if (shownTo !== 'self' && !shownTo.some((permission) => mayIn(staff, permission, mallId))) return null;
  const search = new URLSearchParams({
    ...(isOfMall && { mall: mallUrl }),
    ...(open !== undefined && { open: open.replace('$mallId', String(mallId)) }),
    ...(find !== undefined && { q: find }),
    ...(field !== undefined && { field }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
