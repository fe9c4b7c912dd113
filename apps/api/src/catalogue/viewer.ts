/** Who looks at a product: a member, or a visitor before sign-in, who sees no market price and has no favourites. */
export type Viewer = { readonly memberNo: number } | null;
