import type { ScreenSearch } from '@mall/domain/screens/screen-path';

/** Which kind of product of the wishlist, and which page of it. */
export type WishlistAddress = ScreenSearch<'wishlist'>;
