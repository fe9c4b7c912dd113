import { type PageView, recordPageView } from '@mall/contracts/page-view';
import { deviceOfPath } from '@mall/domain/device';
import type { AnyRouter } from '@tanstack/react-router';
import { bodyOf, urlOf } from './lib/api/api-request.ts';
import { readLook } from './lib/session/look.ts';
import { isSignedIn } from './lib/session/token-store.ts';

/** What distinguishes pages with the same path: the category, the product or the board that is shown. */
const namingParameters = ['ctgNo', 'gdsGrpNo', 'tp'];

type Location = { readonly pathname: string; readonly search: object };

const pageOf = ({ pathname, search }: Location): string => {
  const named = Object.entries(search).filter(([name]) => namingParameters.includes(name));
  return JSON.stringify([pathname, named]);
};

/** A beacon outlives the page, and has low priority. */
const send = (view: PageView): void => {
  const body = new Blob([bodyOf(recordPageView, { body: view }) ?? ''], { type: 'application/json' });
  navigator.sendBeacon(urlOf(recordPageView, {}), body);
};

/** R1.10: reports every opened page to the mall's visit statistics, by its route: the address may contain numbers and personal words. */
export function reportPageViews(router: AnyRouter): void {
  // Staff who look as a member are not counted as visitors either. Without TLS, browsers have no `randomUUID`.
  if (!window.isSecureContext || readLook()) return;
  const visitId = crypto.randomUUID();
  let lastPage = '';
  router.subscribe('onResolved', ({ toLocation }) => {
    const page = pageOf(toLocation);
    if (page === lastPage) return;
    lastPage = page;
    const route = router.state.matches.at(-1)?.fullPath ?? '/';
    send({ route, device: deviceOfPath(toLocation.pathname), isSignedIn: isSignedIn(), visitId });
  });
}
