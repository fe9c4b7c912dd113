import { recordPageView } from '@mall/contracts/layout';
import type { AnyRouter } from '@tanstack/react-router';
import { call } from './api-client.ts';
import { deviceOfPath } from './device.ts';

const longestPath = 300;

/** R1.10: tells the mall's visit figures of every page opened; the query stays here, it may hold personal words. */
export function reportPageViews(router: AnyRouter): void {
  let lastPath = '';
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    if (pathname === lastPath) return;
    lastPath = pathname;
    const body = { path: pathname.slice(0, longestPath), device: deviceOfPath(pathname) };
    // A page view that is lost is no concern of the visitor's.
    call(recordPageView, { body }, { keepalive: true }).catch(() => undefined);
  });
}
