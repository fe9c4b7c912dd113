/** Literal sets of the specification, written once; types and schemas derive from them. */

export const mallSalesTypes = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;
/** What kind of mall, and so what kind of member; ERROR is a kind that this code does not know, and nothing is open to it (R1.05). */
export type MallSalesType = (typeof mallSalesTypes)[number] | 'ERROR';

export const mallStyles = ['A', 'B', 'C', 'D', 'E'] as const;
/** Theme letter of a mall (mallStyle). */
export type MallStyle = (typeof mallStyles)[number];

export const devices = ['pc', 'mobile'] as const;
/** Which of the two sites sends the request. */
export type Device = (typeof devices)[number];

/** Goods state codes (R4.01). */
export const goodsState = {
  pendingApproval: 'GD00401',
  approvalRejected: 'GD00402',
  onSale: 'GD00403',
  saleStopped: 'GD00404',
  soldOut: 'GD00405',
  deleted: 'GD00406',
  excluded: 'GD00407',
} as const;
export const goodsStateCodes = Object.values(goodsState);
/** One of GD00401–GD00407. */
export type GoodsState = (typeof goodsState)[keyof typeof goodsState];

/** Use codes of a colour or option (R4.02). */
export const optionUse = { onSale: 'GD00701', stopped: 'GD00702', soldOut: 'GD00703', deleted: 'GD00704' } as const;
export const optionUseCodes = Object.values(optionUse);
/** One of GD00701–GD00704. */
export type OptionUse = (typeof optionUse)[keyof typeof optionUse];

/** Approval flags: R waiting, Y approved, N rejected (R4.04). */
export const approvalStates = ['R', 'Y', 'N'] as const;
export type ApprovalState = (typeof approvalStates)[number];

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
/** Where a version of a text stands on a day. */
export const termStates = ['ANNOUNCED', 'IN_FORCE', 'REPLACED'] as const;
export type TermState = (typeof termStates)[number];
/** What members agree to on joining, and not again with each order. */
export const lastingTerms = ['service', 'privacy'] as const satisfies readonly TermCode[];

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

/** Joining types of a phone line. */
export const joinTypes = ['NEW', 'TRANSFER', 'CHANGE'] as const;
/** NEW 신규가입, TRANSFER 번호이동, CHANGE 기기변경. */
export type JoinType = (typeof joinTypes)[number];

/** Mobile networks: what a phone receives, and which phones a plan goes with. */
export const networks = ['5G', 'LTE'] as const;
export type Network = (typeof networks)[number];

/** Whom a plan is for. */
export const planPersons = ['INDIVIDUAL', 'SOLDIER', 'WELFARE', 'CORPORATE'] as const;
/** INDIVIDUAL 개인, SOLDIER 현역 병사, WELFARE 복지할인 대상자, CORPORATE 법인. */
export type PlanPerson = (typeof planPersons)[number];

/** The two discounts that exclude each other. */
export const discountTypes = ['COMMON_SUPPORT', 'PLAN_DISCOUNT'] as const;
/** COMMON_SUPPORT 공통지원금 (off the device), PLAN_DISCOUNT 선택약정 (off the plan). */
export type DiscountType = (typeof discountTypes)[number];

/** Instalment months offered for a phone. */
export const instalmentMonths = [1, 12, 24, 30, 36] as const;
export type InstalmentMonths = (typeof instalmentMonths)[number];

/** Months a member may bind themselves for the plan discount; support for a device always binds for the longer one. */
export const contractMonths = [12, 24] as const;
export type ContractMonths = (typeof contractMonths)[number];

/** What a carrier may want back of a member who leaves early: either support, or the plan discount received so far. */
export const returnBases = ['COMMON_SUPPORT', 'EXTRA_SUPPORT', 'PLAN_DISCOUNT'] as const;
export type ReturnBasis = (typeof returnBases)[number];

/** How a subscription product is looked after. */
export const careTypes = ['VISIT', 'SELF'] as const;
export type CareType = (typeof careTypes)[number];

/** Delivery method codes (R9.08). */
export const deliveryMethodCodes = ['1', '2', '3', '4', '5', '9', '8'] as const;
export type DeliveryMethod = (typeof deliveryMethodCodes)[number];

/** State of a member's password that forces a change. */
export const passwordStates = ['NORMAL', 'TEMPORARY', 'INITIAL'] as const;
export type PasswordState = (typeof passwordStates)[number];

/** Orders in which a product list can be read. */
export const searchableSorts = [
  'recommended',
  'popular',
  'priceAscending',
  'priceDescending',
  'discount',
  'newest',
] as const;
/** Of categories; reviews do not find a word. */
export const listSorts = [...searchableSorts, 'rating', 'reviews'] as const;
export type ListSort = (typeof listSorts)[number];
/** Orders of goods alone, which have a market price and reviews. */
export const goodsSorts: readonly ListSort[] = ['discount', 'rating', 'reviews'];
/** Of a product list whose address names no order. */
export const defaultListSort: ListSort = 'recommended';
