import * as z from 'zod/mini';
import { cornerAreaCodes, devices } from '../codes.ts';
import {
  boolean,
  boundedLines,
  boundedText,
  entity,
  instant,
  list,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  seenVersion,
  text,
  type ValueOf,
} from '../wire.ts';
import { changedContent, contentDesk, contentParts } from './contents.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** The things of one area of a home at most. */
export const mostHomeItems = 40;
const colour = nullable(plain(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))));

/** A banner, a short way or a product of a home; where it is a product, its words are the product's own. */
const item = entity({
  /** Its lines stand below each other in the shop. */
  title: boundedLines(100),
  subtitle: boundedLines(300),
  kicker: boundedText(100),
  label: boundedText(60),
  /** A picture of the library, by name. */
  image: boundedText(120),
  /** Where a press leads, below the mall. */
  link: boundedText(200),
  /** Empty for what is no product. */
  goodsGroupNo: boundedText(20),
  colourFrom: colour,
  colourTo: colour,
  isOnDark: boolean,
  /** From when until when the shop shows it, to the second; null for always. */
  startsAt: nullable(instant),
  endsAt: nullable(instant),
});
export type HomeItem = ValueOf<typeof item>;

const area = entity({
  area: oneOf(cornerAreaCodes),
  title: boundedText(60),
  subtitle: boundedText(120),
  link: boundedText(200),
  items: list(item, mostHomeItems),
});
export type HomeArea = ValueOf<typeof area>;

const homePath = '/malls/:mallId/homes/:device' as const;
const oneHome = entity({ mallId: querySerialNumber, device: oneOf(devices) });
export const homeProduct = entity({
  productNo: text,
  name: text,
  image: text,
  /** Whether the mall shows it: the home leaves out what it does not. */
  isVisible: boolean,
});
export type HomeProduct = ValueOf<typeof homeProduct>;

/** GET malls/:mallId/homes/:device: what holds, with its history and the products in it. Error 4040. */
export const getHome = officeEndpoint({
  ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
  path: homePath,
  summary: '홈 상세',
  params: oneHome,
  data: entity({
    ...contentParts,
    device: oneOf(devices),
    areas: list(area),
    products: list(homeProduct),
    ...contentDesk,
    lockedBy,
  }),
  errors: [],
});
export type OfficeHome = ValueOf<(typeof getHome)['data']>;

/**
 * PUT malls/:mallId/homes/:device: saves a draft beside what the shop shows; what is scheduled stays so. Errors: 4040, 4090 with both sides,
 * 4220 an area twice, a product that the mall does not list, a link that leads to no page, an end before its beginning.
 */
export const saveHome = officeEndpoint({
  ...{ method: 'PUT', permission: 'displays.write', personal: 'none', mostBytes: 1024 * 1024 },
  path: homePath,
  audit: { action: 'home.save' },
  summary: '홈 저장',
  params: oneHome,
  body: entity({ areas: list(area, cornerAreaCodes.length), version: seenVersion }),
  data: changedContent,
  errors: ['4090', '4220'],
});
