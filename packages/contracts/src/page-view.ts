import * as z from 'zod/mini';
import { devices } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { boolean, entity, nullable, oneOf, plain, text, type ValueOf } from './wire.ts';

/** A page that was opened: by its route, never by its address, so nothing in it says whose page or which order it was (R1.10). */
export const pageView = entity({
  /** As the router writes it: `/$mallUrl/order/detail/$orderNo`. Digits, and so numbers of anything, are refused. */
  route: plain(z.string().check(z.regex(/^\/[A-Za-z$/]{0,199}$/))),
  device: oneOf(devices),
  isSignedIn: boolean,
  /** Of one opening of the site: random, different at the next one, and stored nowhere. */
  visitId: plain(z.uuid()),
});
export type PageView = ValueOf<typeof pageView>;

/** POST pre/page-view: a page was opened; stored for the mall's own visit figures (R1.10). */
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
