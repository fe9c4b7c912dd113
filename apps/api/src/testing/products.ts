import type {
  Category,
  GoodsProduct,
  Listing,
  ProductBase,
  ProductOption,
  SubscriptionProduct,
  WirelessProduct,
} from '@mall/db/seed/content/types';

// Builders of catalogue content, with ordinary values unless the test says otherwise.

export const option = (values: Partial<ProductOption> = {}): ProductOption => ({
  optionNo: 1,
  colourName: '화이트',
  colourHex: '#ffffff',
  label: '화이트',
  extraPrice: 0,
  stockQuantity: 10,
  useCode: 'GD00701',
  image: '',
  ...values,
});

const base = (productNo: string): ProductBase => ({
  productNo,
  name: `상품 ${productNo}`,
  brandId: 1,
  brandName: '가람',
  modelName: `M-${productNo}`,
  categoryNo: '11',
  summary: '',
  tag: '',
  searchTags: [],
  stickers: [],
  state: 'GD00403',
  approval: 'Y',
  marketPrice: 0,
  image: `products/${productNo}`,
  images: [],
  descriptionHtml: '<p>설명</p>',
  specifications: [],
  statutoryNotice: [],
  deliveryMethod: '1',
  hasFreeDelivery: false,
  shipsToday: false,
  deliveryNote: '',
  registeredOn: '2026-01-01',
  colourFamilies: [],
  options: [option()],
});

export const goods = (productNo: string, values: Partial<GoodsProduct> = {}): GoodsProduct => ({
  ...base(productNo),
  kind: 'goods',
  salePrice: 10_000,
  ...values,
});

export const phone = (productNo: string, values: Partial<WirelessProduct> = {}): WirelessProduct => ({
  ...base(productNo),
  kind: 'wireless',
  network: '5G',
  categoryNo: '10',
  memories: [{ memory: '256GB', releasePrice: 1_000_000, priceSince: '2026-01-01', isSoldOut: false, sortOrder: 1 }],
  benefitLine1: '',
  benefitLine2: '',
  newCount: 0,
  transferCount: 0,
  changeCount: 0,
  cardChoice: { memory: '256GB', planNo: 1, joinType: 'TRANSFER', discountType: 'COMMON_SUPPORT' },
  relatedNos: [],
  ...values,
});

export const subscription = (productNo: string, values: Partial<SubscriptionProduct> = {}): SubscriptionProduct => ({
  ...base(productNo),
  kind: 'subscription',
  categoryNo: '12',
  options: [],
  purchasePrice: null,
  registrationFee: 0,
  visitCycleMonths: 4,
  isFirstMonthFree: false,
  leavePercent: 10,
  takeBackFee: 20_000,
  cancellationTerms: [],
  terms: [{ months: 36, careType: 'VISIT', monthlyFee: 30_000 }],
  partnerCards: [],
  ...values,
});

export const category = (categoryNo: string, name: string, type: Category['type'] = 'GD05302'): Category => ({
  categoryNo,
  name,
  type,
  sortOrder: Number(categoryNo),
  isOnMobile: true,
  mobileImage: '',
});

export const categories: readonly Category[] = [
  category('10', '휴대폰', 'GD05301'),
  category('11', '가전'),
  category('1101', '주방가전'),
  category('110101', '에어프라이어'),
  category('1102', '생활가전'),
  category('12', '구독', 'GD05304'),
];

export const listing = (productNo: string, values: Partial<Listing> = {}): Listing => ({
  productNo,
  categoryNo: '11',
  salePrice: 10_000,
  sortOrder: 999,
  isOn: true,
  favouriteCount: 0,
  listedOn: '2026-01-01',
  ...values,
});

/** The listing that a mall makes of a product without changing anything. */
export const listingOf = (
  product: ProductBase & { readonly salePrice?: number },
  values: Partial<Listing> = {},
): Listing =>
  listing(product.productNo, { categoryNo: product.categoryNo, salePrice: product.salePrice ?? 0, ...values });
