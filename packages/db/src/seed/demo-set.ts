// Stand-in until the demo content is whole.
import { brands } from './content/brands.ts';
import { categories } from './content/categories.ts';
import type { GoodsProduct, Listing, SubscriptionProduct, WirelessProduct } from './content/types.ts';
import type { SeedSet } from './large/enlarged-set.ts';
import type { MallContent } from './seed-content.ts';

const leaf = categories.filter(
  (c) =>
    c.type === 'GD05302' &&
    !categories.some((o) => o.categoryNo.startsWith(c.categoryNo) && o.categoryNo !== c.categoryNo),
);
const base = {
  tag: '',
  searchTags: ['선물', '무선'],
  stickers: [],
  status: 'GD00403',
  approval: 'Y',
  image: 'goods/headphone_sand',
  images: [],
  descriptionHtml: '<p>설명</p>',
  specifications: [],
  statutoryNotice: [],
  deliveryMethod: '1',
  hasFreeDelivery: true,
  shipsToday: true,
  deliveryNote: '무료배송',
  registeredOn: '2026-10-01',
  colourFamilies: ['beige'],
} as const;
const option = {
  optionNo: 1,
  colourName: '샌드',
  colourHex: '#d8c9b0',
  label: '',
  extraPrice: 0,
  stockQuantity: 10,
  useCode: 'GD00701' as const,
  image: '',
};
const nouns = ['무선 헤드폰', '무선 이어폰', '블루투스 스피커', '가습기', '로봇청소기', '에스프레소 머신'];
const goods: GoodsProduct[] = Array.from({ length: 60 }, (_, i) => ({
  ...base,
  searchTags: [...base.searchTags],
  stickers: [],
  images: [],
  specifications: [],
  statutoryNotice: [],
  colourFamilies: ['beige'],
  kind: 'goods',
  productNo: `GD${100001 + i}`,
  name: `${brands[i % 20]?.name} ${nouns[i % nouns.length]} ${i}`,
  brandId: brands[i % 20]?.brandId ?? 1,
  brandName: brands[i % 20]?.name ?? '',
  modelName: `M-${i}`,
  categoryNo: leaf[i % leaf.length]?.categoryNo ?? '',
  summary: '',
  marketPrice: 100000 + i * 1000,
  salePrice: 80000 + i * 900,
  options: [option],
}));
const phoneCategory = categories.find((c) => c.type === 'GD05301' && c.categoryNo.length === 6)?.categoryNo ?? '';
const subscriptionCategory =
  categories.find((c) => c.type === 'GD05304' && c.categoryNo.length === 6)?.categoryNo ?? '';
const phone: WirelessProduct = {
  ...goods[0]!,
  kind: 'wireless',
  productNo: 'HP200001',
  name: 'NOVA S26',
  categoryNo: phoneCategory,
  memories: [{ memory: '256GB', releasePrice: 1243000, isSoldOut: false, sortOrder: 1 }],
  benefitLine1: '{할인}',
  benefitLine2: '',
  newCount: 1,
  transferCount: 2,
  changeCount: 3,
  cardChoice: { memory: '256GB', planNo: 1, joinType: 'CHANGE', discountType: 'COMMON_SUPPORT' },
  relatedNos: [],
};
const subscription: SubscriptionProduct = {
  ...goods[1]!,
  kind: 'subscription',
  productNo: 'SB300001',
  name: '맑온 직수 정수기',
  categoryNo: subscriptionCategory,
  purchasePrice: null,
  registrationFee: 0,
  visitCycleMonths: 4,
  isFirstMonthFree: false,
  cancellationTerms: [],
  terms: [{ months: 36, careType: 'VISIT', monthlyFee: 23900 }],
  partnerCards: [],
};
const products = [...goods, phone, subscription];
const listing = (p: { productNo: string; categoryNo: string; salePrice?: number }, i: number): Listing => ({
  productNo: p.productNo,
  categoryNo: p.categoryNo,
  salePrice: p.salePrice ?? 0,
  sortOrder: i,
  isOn: true,
  favouriteCount: 100 - i,
  listedOn: '2026-10-01',
});
const member = {
  loginId: 'demo',
  password: 'Demo!2026',
  name: '김나은',
  email: 'demo@mall.example',
  isEmailVerified: true,
  status: 'ACTIVE' as const,
  passwordState: 'NORMAL' as const,
  joinedOn: '2025-01-01',
  lastSignedInOn: '2026-11-19',
};
const mallRows = [
  ['familyshop', '모아온', 'GENERAL', 'A'],
  ['hanul', '한울복지몰', 'BUSINESS', 'B'],
  ['dajeong', '다정상점', 'GENERAL', 'C'],
  ['keep', 'KEEP', 'CONSIGNMENT', 'D'],
  ['gamnamu', '감나무상회', 'GENERAL', 'E'],
  ['daeryang', '대량주문몰', 'UPLOAD', 'B'],
  ['tgate', '티게이트', 'COMMON', 'A'],
];
const malls = mallRows.map(
  ([mallUrl = '', name = '', salesType = '', style], i): MallContent => ({
    mall: {
      mallId: i + 1,
      mallUrl,
      name,
      title: name,
      salesType,
      style,
      isMarketing: mallUrl === 'gamnamu',
      isLoginOpen: mallUrl === 'dajeong',
      logo: 'x',
      footerLogo: 'x',
      customerPhone: '1670-0000',
      email: 'a@b.example',
      centerOpensAt: '0900',
      centerClosesAt: '1800',
      company: 'x',
      representativeName: 'x',
      businessNumber: '000',
      salesPermitNumber: 'x',
      address: 'x',
    } as MallContent['mall'],
    members:
      mallUrl === 'familyshop'
        ? [
            member,
            { ...member, loginId: 'temp', passwordState: 'TEMPORARY' },
            { ...member, loginId: 'dormant', status: 'DORMANT' },
            { ...member, loginId: 'nomail', email: '', isEmailVerified: false },
            { ...member, loginId: 'initial', passwordState: 'INITIAL' },
          ]
        : [member],
    categories,
    listings: products.map(listing),
    supports: [
      {
        productNo: 'HP200001',
        memory: '256GB',
        planNo: 1,
        joinType: 'CHANGE',
        validFrom: '2026-01-01T00:00:00+09:00',
        validTo: null,
        commonSupport: 400000,
        extraSupport: 60000,
      },
    ],
    corners: [],
    popups: [],
    smartKeywords: [{ searchNo: 1, name: '가습기', sortOrder: 1 }],
    popularKeywords: [{ name: 'NOVA S26', sortOrder: 1 }],
    exhibitions: [],
    posts: [],
    faqs: [],
  }),
);
export const demoSet = (): SeedSet => ({
  catalogue: {
    brands,
    plans: [
      {
        planNo: 1,
        carrier: '온텔',
        name: '5G 69',
        monthlyPrice: 69000,
        discountMonthly12: 17250,
        discountMonthly24: 17250,
        dataSummary: '',
        benefitSummary: '',
        isPopular: true,
        sortOrder: 1,
      },
    ],
    products,
    productByNo: new Map(products.map((p) => [p.productNo, p])),
    terms: [],
  },
  malls,
});
