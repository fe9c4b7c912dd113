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

/** The most entries of one area of a home. */
export const mostHomeItems = 40;
const colour = nullable(plain(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))));

/** A banner, a shortcut or a product of a home; for a product, the text is the product's own. */
const item = entity({
  /** Line breaks are kept in the shop. */
  title: boundedLines(100),
  subtitle: boundedLines(300),
  kicker: boundedText(100),
  label: boundedText(60),
  /** The name of a picture of the library. */
  image: boundedText(120),
  /** Its link, below the mall. */
  link: boundedText(200),
  /** Empty if it is not a product. */
  goodsGroupNo: boundedText(20),
  colourFrom: colour,
  colourTo: colour,
  isOnDark: boolean,
  /** The period in which the shop shows it, to the second; null for no limit. */
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
  /** Whether the mall shows it: the home leaves out the others. */
  isVisible: boolean,
});
export type HomeProduct = ValueOf<typeof homeProduct>;

/** GET malls/:mallId/homes/:device: the current version, with its history and its products. Error 4040. */
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
 * PUT malls/:mallId/homes/:device: saves a draft beside what the shop shows; a scheduled version stays scheduled. Errors: 4040, 4090 with
 * both sides, 4220 a duplicate area, a product that the mall does not list, a broken link, an end before its beginning.
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
