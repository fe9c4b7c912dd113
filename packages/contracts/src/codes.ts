/** Literal sets of the specification, written once; types and schemas derive from them. */

export const mallSalesTypes = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;
/** The kind of a mall, and therefore of its members; ERROR is a kind that this code does not know, for which nothing is open (R1.05). */
export type MallSalesType = (typeof mallSalesTypes)[number] | 'ERROR';

export const mallStyles = ['A', 'B', 'C', 'D', 'E'] as const;
/** Theme letter of a mall (mallStyle). */
export type MallStyle = (typeof mallStyles)[number];

export const devices = ['pc', 'mobile'] as const;
/** Which of the two sites sends the request. */
export type Device = (typeof devices)[number];

/** Category types (R4.05). */
export const categoryType = { line: 'GD05301', general: 'GD05302', event: 'GD05303', subscription: 'GD05304' } as const;
export const categoryTypeCodes = Object.values(categoryType);
/** One of GD05301–GD05304. */
export type CategoryType = (typeof categoryType)[keyof typeof categoryType];

/** Popup types: a window of its own, or the banner at the top (R9.09). */
export const popupType = { window: 'DP01801', top: 'DP01802' } as const;
export const popupTypeCodes = Object.values(popupType);
export type PopupType = (typeof popupType)[keyof typeof popupType];

/** Boards (R9.09). */
export const boardType = { notice: 'CM00404', mdReview: 'CM00410' } as const;
export const boardTypeCodes = Object.values(boardType);
export type BoardType = (typeof boardType)[keyof typeof boardType];

/** Term codes. */
export const termCodes = ['service', 'privacy', 'marketing', 'thirdParty', 'wireless', 'subscription'] as const;
export type TermCode = (typeof termCodes)[number];
/** The state of a version of a text on a day. */
export const termStates = ['ANNOUNCED', 'IN_FORCE', 'REPLACED'] as const;
export type TermState = (typeof termStates)[number];
/** What members agree to on joining, and not again with each order. */
export const lastingTerms = ['service', 'privacy'] as const satisfies readonly TermCode[];
/** Texts of which a version may require renewed consent; the last one is voluntary. */
export const reaskedTerms = [...lastingTerms, 'marketing'] as const satisfies readonly TermCode[];

/** Display areas of the home screens (R9.09: 012001–014001). */
export const cornerArea = {
  hero: '012001',
  quickMenu: '012002',
  phones: '012003',
  deals: '012004',
  subscriptions: '012005',
  exhibitions: '012006',
  mdReviews: '012007',
  mobileHero: '013001',
  promotion: '014001',
} as const;
export const cornerAreaCodes = Object.values(cornerArea);
export type CornerArea = (typeof cornerArea)[keyof typeof cornerArea];

/** What the provider sells; the product number begins with GD, HP or SB. */
export const productKinds = ['goods', 'wireless', 'subscription'] as const;
export type ProductKind = (typeof productKinds)[number];

/** State of a member's password that forces a change. */
export const passwordStates = ['NORMAL', 'TEMPORARY', 'INITIAL'] as const;
export type PasswordState = (typeof passwordStates)[number];

/** Sort orders of a product list. */
export const listSorts = [
  'recommended',
  'popular',
  'priceAscending',
  'priceDescending',
  'discount',
  'newest',
  'rating',
  'reviews',
] as const;
export type ListSort = (typeof listSorts)[number];
/** Sort orders of goods only, which have a market price and reviews. */
export const goodsSorts: readonly ListSort[] = ['discount', 'rating', 'reviews'];
/** The order of a product list whose address names none. */
export const defaultListSort: ListSort = 'recommended';
