import * as z from 'zod/mini';
import { cornerAreaCodes, devices } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { boolean, entity, list, nullable, oneOf, plain, text, type ValueOf } from './wire.ts';

const deviceQuery = entity({ device: oneOf(devices) });
const toneColour = plain(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

/** One thing shown in a corner: a banner, an icon, or a product by its number. */
export const cornerItem = entity({
  title: text,
  subtitle: text,
  kicker: text,
  label: text,
  image: text,
  /** A path inside the mall, without device prefix and mall; empty when the item is a product. */
  link: text,
  goodsGroupNo: ['gdsGrpNo', text],
  colourFrom: nullable(toneColour),
  colourTo: nullable(toneColour),
  isOnDark: boolean,
});
export type CornerItem = ValueOf<typeof cornerItem>;

/** A display area of a home screen (R9.09). */
export const corner = entity({
  area: ['areaCode', oneOf(cornerAreaCodes)],
  title: text,
  subtitle: text,
  link: text,
  items: list(cornerItem),
});
export type Corner = ValueOf<typeof corner>;

const read = { method: 'GET', errors: [] } as const;

/** GET layout/corner: the display areas of the device's home. */
export const listCorners = endpoint({
  ...read,
  path: '/layout/corner',
  access: 'member',
  summary: '홈 코너',
  query: deviceQuery,
  data: list(corner),
  offline: 'kept',
});
/** GET layout/mcorner: the display areas of the mobile home. */
export const listMobileCorners = endpoint({
  ...read,
  path: '/layout/mcorner',
  access: 'member',
  summary: '모바일 홈 코너',
  data: list(corner),
  offline: 'kept',
});
/** GET pre/layout/mcorner: the mobile home before sign-in; the mall is the host's. */
export const listPublicMobileCorners = endpoint({
  ...read,
  path: '/pre/layout/mcorner',
  access: 'public',
  summary: '모바일 홈 코너 (로그인 전)',
  data: list(corner),
  cache: 'public-revalidated',
  offline: 'kept',
});
/** GET layout/prom: promotion banners. */
export const listPromotions = endpoint({
  ...read,
  path: '/layout/prom',
  access: 'member',
  summary: '프로모션 배너',
  data: list(corner),
  offline: 'kept',
});
/** GET pre/layout/prom: promotion banners before sign-in; the mall is the host's. */
export const listPublicPromotions = endpoint({
  ...read,
  path: '/pre/layout/prom',
  access: 'public',
  summary: '프로모션 배너 (로그인 전)',
  data: list(corner),
  cache: 'public-revalidated',
  offline: 'kept',
});
