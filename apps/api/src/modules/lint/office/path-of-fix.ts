import type { Fix } from '@mall/domain/lint/lint-rule';
import { menuItems, pathOfScreen } from '@mall/domain/office/menu';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';

/** The address of the screen where something is mended; null while there is none, and for who may not open it in this mall. */
export function pathOfFix(
  { screen, open, find }: Fix,
  staff: Pick<StaffCaller, 'rights'>,
  mallId: number,
): string | null {
  const path = screen && pathOfScreen(screen);
  if (screen === undefined || path === undefined) return null;
  const { shownTo } = menuItems[screen];
  if (shownTo !== 'self' && !shownTo.some((permission) => mayIn(staff, permission, mallId))) return null;
  const search = new URLSearchParams({
    ...(open !== undefined && { open }),
    ...(find !== undefined && { q: find }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
