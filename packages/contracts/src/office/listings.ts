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
 * Whether shoppers see it, and why not: switched off by the mall (OFF), the product stopped (STOPPED) or not approved (UNAPPROVED), or not
 * listed in the mall at all (UNLISTED).
 */
export const listingStandings = ['SHOWN', 'SOLD_OUT', 'OFF', 'STOPPED', 'UNAPPROVED', 'UNLISTED'] as const;
export type ListingStanding = (typeof listingStandings)[number];

/**
 * FREE: any price, and the band. BAND: a price within the band. NONE: no price, as for phones and subscriptions, whose plans and terms
 * define it.
 */
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
  /** The provider's cost per piece; null if unknown, and for a mall's own staff. */
  supplyPrice: nullable(amount),
  standing: oneOf(listingStandings),
  // For an unlisted product these are empty, 0 or null.
  categoryNo: text,
  categoryName: text,
  salePrice: amount,
  /** The percentage shown in the shop. */
  discountRate: amount,
  lowestPrice: nullable(amount),
  highestPrice: nullable(amount),
  sortOrder: amount,
  isOn: boolean,
  /** Pieces sold within thirty days, less returns. */
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
  /** Without it, everything that is listed. */
  standing: filterSet(listingStandings, ['is']),
  kind: filterSet(productKinds),
  brand: filterText(['is']),
  /** A number or its beginning: includes everything below it. */
  category: filterText(['is', 'prefix']),
  price: filterWon,
  band: filterSet(['SET', 'NONE'], ['is']),
  /** Nothing sold within thirty days. */
  unsold: filterSet(['Y', 'N'], ['is']),
} as const;
export const listingSorts = ['productNo', 'place', 'price', '-price', '-discount', '-changedAt'] as const;

/** GET listings: products of the catalogue in the malls in scope, listed there or not. `place` is the order in which a mall shows them. */
export const listListings = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/listings',
  summary: '진열 목록',
  query: listQuery(listingFilters, listingSorts),
  data: listPage(listingRow),
  errors: [],
});

/** GET malls/:mallId/listings/:productNo: a product in a mall, listed or not, and the possible categories. Error 4040. */
export const showListing = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/malls/:mallId/listings/:productNo',
  summary: '진열',
  params: one,
  data: entity({ row: listingRow, categories: list(entity({ categoryNo: text, name: text }), 9999) }),
  errors: [],
});

/** GET malls/:mallId/listings/:productNo/prices: every change of its price, latest first, fifty per page. Error 4040. */
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
  /** The price band; both null: none. */
  lowestPrice: nullable(price),
  highestPrice: nullable(price),
  /** Stored in the history of the price. */
  reason: boundedText(100),
} as const;
const change = { permission: 'listings.write', personal: 'none' } as const;

/**
 * POST malls/:mallId/listings: lists a product in a mall; for phones and subscriptions the price is ignored. Errors: 4040, 4220 it is
 * listed already, a subscription for which the mall has no terms, or as for saving.
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
 * PUT malls/:mallId/listings/:productNo. Errors: 4040, 4090 with both sides, 4220 a price outside of its band; a price or band that the
 * caller may not set; no such category.
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
