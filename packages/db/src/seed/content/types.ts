import type { CategoryType } from '@mall/contracts/codes';
import type { ApprovalState, DeliveryMethod, GoodsState, OptionUse } from '@mall/contracts/product-codes';

export type JoinTypeCode = 'NEW' | 'TRANSFER' | 'CHANGE';
export type NetworkCode = '5G' | 'LTE';
export type PlanPersonCode = 'INDIVIDUAL' | 'SOLDIER' | 'WELFARE' | 'CORPORATE';
export type DiscountTypeCode = 'COMMON_SUPPORT' | 'PLAN_DISCOUNT';
export type CareTypeCode = 'VISIT' | 'SELF';
export type ContractMonths = 12 | 24 | 36 | 60;

export type Labelled = { label: string; value: string };
export type Sticker = { type: string; colour: string };

export type Brand = { brandId: number; name: string };

export type Category = {
  categoryNo: string;
  name: string;
  type: CategoryType;
  sortOrder: number;
  isOnMobile: boolean;
  /** A picture name; only top categories have one. */
  mobileImage: string;
};

export type ProductOption = {
  optionNo: number;
  colourName: string;
  /** Empty if the product has no colours to choose from. */
  colourHex: string;
  label: string;
  extraPrice: number;
  stockQuantity: number;
  useCode: OptionUse;
  image: string;
};

/** What every kind of product has; the columns of the table `product`. */
export type ProductBase = {
  productNo: string;
  name: string;
  brandId: number;
  brandName: string;
  modelName: string;
  categoryNo: string;
  summary: string;
  tag: string;
  searchTags: string[];
  stickers: Sticker[];
  state: GoodsState;
  approval: ApprovalState;
  marketPrice: number;
  image: string;
  /** The gallery; it begins with `image`. */
  images: string[];
  descriptionHtml: string;
  specifications: Labelled[];
  statutoryNotice: Labelled[];
  deliveryMethod: DeliveryMethod;
  hasFreeDelivery: boolean;
  shipsToday: boolean;
  deliveryNote: string;
  registeredOn: string;
  colourFamilies: string[];
  options: ProductOption[];
};

export type GoodsProduct = ProductBase & { kind: 'goods'; salePrice: number };

export type WirelessMemory = {
  memory: string;
  releasePrice: number;
  priceSince: string;
  isSoldOut: boolean;
  sortOrder: number;
};

export type WirelessCardChoice = {
  memory: string;
  planNo: number;
  joinType: JoinTypeCode;
  discountType: DiscountTypeCode;
};

export type WirelessProduct = ProductBase & {
  kind: 'wireless';
  network: NetworkCode;
  memories: WirelessMemory[];
  benefitLine1: string;
  benefitLine2: string;
  newCount: number;
  transferCount: number;
  changeCount: number;
  cardChoice: WirelessCardChoice;
  relatedNos: string[];
};

export type WirelessSupport = {
  productNo: string;
  memory: string;
  planNo: number;
  joinType: JoinTypeCode;
  validFrom: string;
  validTo: string | null;
  commonSupport: number;
  extraSupport: number;
};

export type SubscriptionTerm = { months: ContractMonths; careType: CareTypeCode; monthlyFee: number };
export type PartnerCard = { cardNo: number; name: string; minimumSpend: number; monthlyDiscount: number };

export type SubscriptionProduct = ProductBase & {
  kind: 'subscription';
  purchasePrice: number | null;
  registrationFee: number;
  visitCycleMonths: number;
  isFirstMonthFree: boolean;
  /** Percentage of the remaining fees, and won for taking the product back. */
  leavePercent: number;
  takeBackFee: number;
  cancellationTerms: Labelled[];
  terms: SubscriptionTerm[];
  partnerCards: PartnerCard[];
};

export type Product = GoodsProduct | WirelessProduct | SubscriptionProduct;

export type Listing = {
  productNo: string;
  categoryNo: string;
  salePrice: number;
  sortOrder: number;
  isOn: boolean;
  favouriteCount: number;
  listedOn: string;
};

/** The fee of a delivery method, if it differs from the mall's usual one; null: never free. */
export type DeliveryFee = { deliveryMethod: DeliveryMethod; fee: number; freeFrom: number | null };

export type Exhibition = {
  exhibitionNo: number;
  categoryNo: string;
  kicker: string;
  title: string;
  subtitle: string;
  description: string;
  image: string;
  colourFrom: string;
  colourTo: string;
  isOnDark: boolean;
  startsOn: string;
  endsOn: string;
  sortOrder: number;
  noticeLines: string[];
  sections: ExhibitionSection[];
};

export type ExhibitionSection = {
  sectionNo: number;
  anchor: string;
  title: string;
  description: string;
  benefits: { kicker: string; title: string; image: string }[];
  productNos: string[];
};

export type CornerItem = {
  title: string;
  subtitle: string;
  kicker: string;
  label: string;
  image: string;
  link: string;
  goodsGroupNo: string;
  colourFrom: string | null;
  colourTo: string | null;
  isOnDark: boolean;
};

export type AreaCode = '012001' | '012002' | '012003' | '012004' | '012005' | '012006' | '012007' | '013001' | '014001';

export type Corner = {
  areaCode: AreaCode;
  device: 'pc' | 'mobile';
  title: string;
  subtitle: string;
  link: string;
  sortOrder: number;
  items: CornerItem[];
};

export type Popup = {
  popupNo: number;
  type: 'DP01801' | 'DP01802';
  device: 'pc' | 'mobile' | null;
  html: string;
  url: string;
  sortOrder: number;
  opensAt: string;
  closesAt: string | null;
};

export type SmartKeyword = { searchNo: number; name: string; sortOrder: number };
export type PopularKeyword = { name: string; sortOrder: number };

export type BoardPost = {
  boardType: 'CM00404' | 'CM00410';
  postNo: number;
  title: string;
  label: string;
  summary: string;
  html: string;
  image: string;
  author: string;
  isPinned: boolean;
  postedOn: string;
  productNos: string[];
};

export type Faq = { faqNo: number; category: string; question: string; answerHtml: string; sortOrder: number };

export type TermVersion = {
  termNo: number;
  termCode: 'service' | 'privacy' | 'marketing' | 'thirdParty' | 'wireless' | 'subscription';
  appliedOn: string;
  html: string;
};

/** Won, and days after an order. */
export type AccountContract = { creditLimit: number; paymentDays: number };

export type DemoMember = {
  loginId: string;
  password: string;
  name: string;
  email: string;
  /** Digits only. */
  phone: string;
  /** YYYY-MM-DD */
  birthDate: string;
  isEmailVerified: boolean;
  state: 'ACTIVE' | 'DORMANT';
  passwordState: 'NORMAL' | 'TEMPORARY' | 'INITIAL';
  joinedOn: string;
  lastSignedInOn: string | null;
};
