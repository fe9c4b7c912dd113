import * as z from 'zod/mini';
import { devices } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { boolean, entity, nullable, oneOf, plain, text, type ValueOf } from './wire.ts';

/** A page that was opened: by its route, never by its address, so that it does not reveal the page's owner or order (R1.10). */
export const pageView = entity({
  /** As in the router: `/$mallUrl/order/detail/$orderNo`. Digits, and therefore numbers of anything, are refused. */
  route: plain(z.string().check(z.regex(/^\/[A-Za-z$/]{0,199}$/))),
  device: oneOf(devices),
  isSignedIn: boolean,
  /** Identifies one visit: random, different for the next one, and stored nowhere. */
  visitId: plain(z.uuid()),
});
export type PageView = ValueOf<typeof pageView>;

/** POST pre/page-view: a page was opened; stored for the mall's own visit statistics (R1.10). */
export const recordPageView = endpoint({
  method: 'POST',
  path: '/pre/page-view',
  access: 'public',
  unawaited: true,
  summary: '페이지 조회 기록',
  body: pageView,
  data: nullable(text),
  errors: [],
});
