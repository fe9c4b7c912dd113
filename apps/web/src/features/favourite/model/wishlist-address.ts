import { type ProductKind, productKinds } from '@mall/contracts/codes';
import { readOneOf, readWhole, withoutNothing } from '../../../lib/search-params.ts';

/** Which kind of product of the wishlist, and which page of it. */
export type WishlistAddress = { kind?: ProductKind; page?: number };

export const readWishlistAddress = (raw: Record<string, unknown>): WishlistAddress =>
  withoutNothing({
    kind: readOneOf(productKinds, raw['kind']),
    page: readWhole(raw['page'], 100) || undefined,
  }) as WishlistAddress;

/** The wishlist's query, as it stands behind its path. */
export const wishlistSearch = ({ kind, page = 1 }: WishlistAddress): string =>
  `?${new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })}`;
