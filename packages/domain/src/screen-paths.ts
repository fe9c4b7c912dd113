import { categoryType, type Device } from '@mall/contracts/codes';
import { canonicalPath } from './canonical-paths.ts';
import { screenAt } from './screens/screen-path.ts';
import type { ScreenName } from './screens/screens.ts';

/** The screen whose list contains a category of the type. */
const listScreens = {
  [categoryType.line]: 'goodsList',
  [categoryType.general]: 'goodsList',
  [categoryType.event]: 'exhibitionList',
  [categoryType.subscription]: 'subscriptionList',
} as const;

/** The screen that a path below the mall (`goods/ngd/GD1`) opens or redirects to, or undefined when there is none (R2.18). */
export function screenOf(device: Device, path: string): ScreenName | undefined {
  const own = screenAt(device, path);
  if (own) return own;
  const canonical = canonicalPath(device, path);
  if (!canonical) return undefined;
  return 'firstOf' in canonical ? listScreens[canonical.firstOf] : screenAt(device, canonical.path.replace(/\?.*/, ''));
}
