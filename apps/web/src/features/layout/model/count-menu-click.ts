import { countContentView } from '@mall/contracts/shell';
import { call } from '../../../lib/api/api-client.ts';
import { isSignedIn } from '../../../lib/session/token-store.ts';

/** Counts a member's click on a menu item; nothing waits for the response. */
export function countMenuClick(categoryNo: string): void {
  if (!isSignedIn()) return;
  const body = { contentsId: categoryNo, contentsType: 'CATEGORY' as const };
  call(countContentView, { body }, { keepalive: true }).catch(() => undefined);
}
