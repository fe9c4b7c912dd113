import { categoryNoOf } from './categories.ts';
import { seededRandom } from './random.ts';
import type { Listing, MallUrl, Product } from './types.ts';

type Assortment = {
  /** The part of all products that the mall sells. */
  share: number;
  /** What it asks, against the usual sale price. */
  priceFactor: number;
  /** Top categories it sells; without them, all. */
  onlyIn?: readonly string[];
};

const assortments: Record<MallUrl, Assortment> = {
  familyshop: { share: 1, priceFactor: 1 },
  hanul: { share: 0.9, priceFactor: 0.94 },
  dajeong: {
    share: 0.82,
    priceFactor: 0.99,
    onlyIn: ['휴대폰', '가전', '리빙·가구', '주방', '패션·잡화', '뷰티', '식품', '유아동', '반려·취미', '구독·렌탈'],
  },
  keep: {
    share: 0.88,
    priceFactor: 0.98,
    onlyIn: ['휴대폰', '디지털', '리빙·가구', '주방', '패션·잡화', '뷰티', '구독·렌탈'],
  },
  gamnamu: {
    share: 0.85,
    priceFactor: 0.97,
    onlyIn: ['휴대폰', '가전', '리빙·가구', '주방', '식품', '유아동', '반려·취미', '구독·렌탈'],
  },
  daeryang: { share: 0.9, priceFactor: 0.88, onlyIn: ['가전', '디지털', '리빙·가구', '주방', '패션·잡화', '식품'] },
  tgate: { share: 0.7, priceFactor: 1 },
};

const notSold = new Set(['GD00401', 'GD00402', 'GD00406']);

/**
 * What a mall sells, at its own prices. The featured products come first and are always there; of the rest every mall
 * has another part.
 */
export function listingsOf(mallUrl: MallUrl, products: readonly Product[], featuredNos: readonly string[]): Listing[] {
  const rank = new Map(featuredNos.map((productNo, index) => [productNo, index]));
  return products
    .filter((product) => product.approval === 'Y' && !notSold.has(product.state))
    .filter((product) => rank.has(product.productNo) || isChosen(mallUrl, product))
    .map((product) => listingOf(mallUrl, product, rank.get(product.productNo)));
}

function isChosen(mallUrl: MallUrl, { productNo, categoryNo }: Product): boolean {
  const { share, onlyIn } = assortments[mallUrl];
  const isInRange = !onlyIn || onlyIn.some((top) => categoryNo.startsWith(categoryNoOf(top)));
  return isInRange && seededRandom(`assortment ${mallUrl} ${productNo}`).next() < share;
}

function listingOf(mallUrl: MallUrl, product: Product, rank: number | undefined): Listing {
  const random = seededRandom(`listing ${mallUrl} ${product.productNo}`);
  const isFeatured = rank !== undefined;
  return {
    productNo: product.productNo,
    categoryNo: product.categoryNo,
    salePrice: salePriceOf(product, assortments[mallUrl].priceFactor),
    sortOrder: isFeatured ? rank : 100 + random.between(0, 899),
    // A few are taken off for a while.
    isOn: isFeatured || random.next() >= 0.02,
    favouriteCount: isFeatured ? random.between(300, 1400) : Math.floor(random.next() ** 3 * 700),
    listedOn: product.registeredOn,
  };
}

/** A phone's price is its card's monthly payment, which the seed counts from the support in force. */
function salePriceOf(product: Product, factor: number): number {
  if (product.kind === 'wireless') return 0;
  if (product.kind === 'subscription') return Math.min(...product.terms.map(({ monthlyFee }) => monthlyFee));
  return Math.min(product.marketPrice, Math.round((product.salePrice * factor) / 100) * 100);
}
