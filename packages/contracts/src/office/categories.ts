import * as z from 'zod/mini';
import { categoryTypeCodes } from '../codes.ts';
import {
  amount,
  boolean,
  entity,
  list,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  seenVersion,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** Prefix-coded, two digits per level, three levels: 12, 1201, 120102. */
const categoryNo = plain(z.string().check(z.regex(/^([0-9]{2}){1,3}$/)));
const ofMall = entity({ mallId: querySerialNumber });
const one = entity({ mallId: querySerialNumber, categoryNo });

const category = entity({
  categoryNo: text,
  name: text,
  type: oneOf(categoryTypeCodes),
  /** Its link, below the mall; empty: its own list. */
  url: text,
  /** Its visibility in the menu of either device; when hidden, its products are still sold. */
  isShown: boolean,
  isOnMobile: boolean,
  /** Products that a mall lists in it and below. */
  listings: amount,
  /** How often it was opened. */
  views: amount,
  version: amount,
});
export type OfficeCategory = ValueOf<typeof category>;

/** GET malls/:mallId/categories: the whole menu, each level in its order, parents before their children. Error 4040. */
export const listOfficeCategories = officeEndpoint({
  ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
  path: '/malls/:mallId/categories',
  summary: '메뉴',
  params: ofMall,
  data: entity({ categories: list(category), mayWrite: boolean, lockedBy }),
  errors: [],
});

const change = { permission: 'displays.write', personal: 'none' } as const;
/** A path of the mall, such as /exhibition/3. */
const url = plain(z.string().check(z.maxLength(200), z.regex(/^(\/([^\s\\/][^\s\\]*)?)?$/)));
const words = { name: trimmedText(20), url, isShown: boolean, isOnMobile: boolean } as const;

/**
 * POST malls/:mallId/categories: adds it after its siblings. Its top-level category decides its type. Errors: 4040, 4220 below a third
 * level, or all ninety-nine places are taken.
 */
export const addCategory = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/categories',
  audit: { action: 'category.add' },
  summary: '메뉴 추가',
  params: ofMall,
  body: entity({ ...words, parentNo: nullable(categoryNo), type: oneOf(categoryTypeCodes) }),
  data: entity({ categoryNo: text }),
  errors: ['4220'],
});

/** PUT malls/:mallId/categories/:categoryNo. Errors: 4040, 4090 with the current values. */
export const saveCategory = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/malls/:mallId/categories/:categoryNo',
  audit: { action: 'category.save' },
  summary: '메뉴 저장',
  params: one,
  body: entity({ ...words, version: seenVersion }),
  data: entity({ version: amount }),
  errors: ['4090'],
});

/**
 * POST malls/:mallId/categories/:categoryNo/place: moves it below `parentNo` (null: to the top level) and before `before` (null: to the
 * end). Below another parent its number changes, which products and exhibitions refer to. Errors: 4040, 4090 with its content ({ listings,
 * exhibitions }), 4220 below itself, a fourth level, or another type of menu.
 */
export const placeCategory = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/categories/:categoryNo/place',
  audit: { action: 'category.place' },
  summary: '메뉴 이동',
  params: one,
  body: entity({ parentNo: nullable(categoryNo), before: nullable(categoryNo) }),
  data: entity({ categoryNo: text }),
  errors: ['4090', '4220'],
});

/** DELETE malls/:mallId/categories/:categoryNo. Errors: 4040, 4090 with its content ({ listings, exhibitions, categories }). */
export const removeCategory = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/malls/:mallId/categories/:categoryNo',
  audit: { action: 'category.remove' },
  summary: '메뉴 지우기',
  params: one,
  data: nullable(text),
  errors: ['4090'],
});

/** Why a category cannot be moved or deleted. */
export type CategoryHold = { readonly listings: number; readonly exhibitions: number; readonly categories: number };
