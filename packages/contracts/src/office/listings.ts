import * as z from 'zod/mini';
import { productKinds } from '../codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  querySerialNumber,
  seenVersion,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterNumber, filterSet, filterText, filterWon, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

/**
 * Whether shoppers see it, and why not: taken off by the mall (OFF), the product stopped (STOPPED) or not approved (UNAPPROVED), or not listed
 * in the mall at all (UNLISTED).
 */
export const listingStandings = ['SHOWN', 'SOLD_OUT', 'OFF', 'STOPPED', 'UNAPPROVED', 'UNLISTED'] as const;
export type ListingStanding = (typeof listingStandings)[number];

/** FREE: any price, and the band. BAND: a price within the band. NONE: no price, as of phones and subscriptions, whose plans and terms say it. */
export const pricings = ['FREE', 'BAND', 'NONE'] as const;
export type Pricing = (typeof pricings)[number];

const productNo = plain(z.string().check(z.regex(/^(GD|HP|SB)\d{4,12}$/)));
const ofMall = entity({ mallId: querySerialNumber });
const one = entity({ mallId: querySerialNumber, productNo });

const listingRow = entity({
  mallId: integer,
  mallName: text,
  productNo: text,
  productName: text,
  brandName: text,
  image: text,
  kind: oneOf(productKinds),
  /** 0: none. */
  marketPrice: amount,
  /** What the provider pays for one; null where it is not known, and for a mall's own staff. */
  supplyPrice: nullable(amount),
  standing: oneOf(listingStandings),
  // What it is not listed as, is empty, 0 or null.
  categoryNo: text,
  categoryName: text,
  salePrice: amount,
  /** Percent, as the shop shows it. */
  discountRate: amount,
  lowestPrice: nullable(amount),
  highestPrice: nullable(amount),
  sortOrder: amount,
  isOn: boolean,
  /** Pieces within thirty days, less what came back. */
  sold: integer,
  changedAt: nullable(instant),
  version: amount,
  mayWrite: boolean,
  pricing: oneOf(pricings),
});
export type ListingRow = ValueOf<typeof listingRow>;

const reading = { permission: 'listings.read', personal: 'none', audit: 'read' } as const;

export const listingFilters = {
  /** A product's number, or part of its name. */
  q: optional(boundedText(60)),
  mallId: filterNumber,
  productNo: filterText(['is']),
  /** Without it, all that is listed. */
  standing: filterSet(listingStandings, ['is']),
  kind: filterSet(productKinds),
  brand: filterText(['is']),
  /** Its number, or how it begins: with all below it. */
  category: filterText(['is', 'prefix']),
  price: filterWon,
  band: filterSet(['SET', 'NONE'], ['is']),
  /** Nothing sold within thirty days. */
  unsold: filterSet(['Y', 'N'], ['is']),
} as const;
export const listingSorts = ['productNo', 'place', 'price', '-price', '-discount', '-changedAt'] as const;

/** GET listings: products of the catalogue in the malls of the scope, listed there or not. `place` is the order in which a mall shows them. */
export const listListings = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/listings',
  summary: '진열 목록',
  query: listQuery(listingFilters, listingSorts),
  data: listPage(listingRow),
  errors: [],
});

/** GET malls/:mallId/listings/:productNo: a product in a mall, listed or not, and the menu that it may stand in. Error 4040. */
export const showListing = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/malls/:mallId/listings/:productNo',
  summary: '진열',
  params: one,
  data: entity({ row: listingRow, categories: list(entity({ categoryNo: text, name: text }), 9999) }),
  errors: [],
});

/** GET malls/:mallId/listings/:productNo/prices: every change of its price, the latest first, fifty a page. Error 4040. */
export const listListingPrices = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/malls/:mallId/listings/:productNo/prices',
  summary: '가격 이력',
  params: one,
  query: entity({ cursor: optional(boundedText(400)) }),
  data: entity({
    prices: list(
      entity({
        changeNo: integer,
        before: amount,
        after: amount,
        /** Empty: a job, or a command. */
        by: text,
        reason: text,
        changedAt: instant,
      }),
      50,
    ),
    next: optional(boundedText(400)),
  }),
  errors: [],
});

const price = plain(z.int().check(z.minimum(0), z.maximum(100_000_000)));
const words = {
  salePrice: price,
  categoryNo: plain(z.string().check(z.regex(/^([0-9]{2}){1,3}$/))),
  sortOrder: plain(z.int().check(z.minimum(0), z.maximum(99_999))),
  isOn: boolean,
  /** The band; null, both of them: none. */
  lowestPrice: nullable(price),
  highestPrice: nullable(price),
  /** Stands in the history of the price. */
  reason: boundedText(100),
} as const;
const change = { permission: 'listings.write', personal: 'none' } as const;

/**
 * POST malls/:mallId/listings: a mall begins to list a product; of phones and subscriptions the price that is sent counts for nothing. Errors:
 * 4040, 4220 it lists it already, a subscription for which the mall has no terms, or as for a save.
 */
export const addListing = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/malls/:mallId/listings',
  audit: { action: 'listing.add' },
  summary: '진열 추가',
  params: ofMall,
  body: entity({ ...words, productNo }),
  data: nullable(text),
  errors: ['4220'],
});

/**
 * PUT malls/:mallId/listings/:productNo. Errors: 4040, 4090 with both sides, 4220 a price outside of its band; a price or band that is not
 * this staff's to set; no such menu.
 */
export const saveListing = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/malls/:mallId/listings/:productNo',
  audit: { action: 'listing.save' },
  summary: '진열 저장',
  params: one,
  body: entity({ ...words, version: seenVersion }),
  data: entity({ version: amount }),
  errors: ['4090', '4220'],
});
