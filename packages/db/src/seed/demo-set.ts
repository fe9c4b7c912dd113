import { brands } from './content/brands.ts';
import { carrierPlans } from './content/carrier-plans.ts';
import { categoriesWith } from './content/categories.ts';
import { cornersOf, featuredNos } from './content/corners.ts';
import { deliveryFees } from './content/delivery.ts';
import { exhibitionsOf } from './content/exhibitions.ts';
import { faqs } from './content/faqs.ts';
import { popularKeywordsOf, smartKeywordsOf } from './content/keywords.ts';
import { listingsOf } from './content/listings.ts';
import { mallRowOf } from './content/mall-row.ts';
import { type DemoMall, malls } from './content/malls.ts';
import { mdReviewsOf } from './content/md-reviews.ts';
import { membersOf } from './content/members.ts';
import { noticesOf } from './content/notices.ts';
import { popupsOf } from './content/popups.ts';
import { products } from './content/products.ts';
import { returnRules } from './content/return-rules.ts';
import { specialSalesOf } from './content/special-sales.ts';
import { storefronts } from './content/storefronts/storefronts.ts';
import { suppliers } from './content/suppliers.ts';
import { wirelessSupports } from './content/supports.ts';
import { terms } from './content/terms/terms.ts';
import type { SeedSet } from './large/enlarged-set.ts';
import type { MallContent } from './seed-content.ts';

/** The day for which the content was written: what its homes show is open on it. */
const writtenFor = '2026-11-21';

/** The seven malls and the catalogue they share. */
export const demoSet = (): SeedSet => ({
  catalogue: {
    brands,
    suppliers,
    plans: carrierPlans,
    returnRules,
    products,
    productByNo: new Map(products.map((product) => [product.productNo, product])),
    terms,
  },
  malls: malls.map(contentOf),
});

function contentOf(mall: DemoMall): MallContent {
  const { mallUrl } = mall;
  const storefront = storefronts[mallUrl];
  if (!storefront) throw new Error(`the mall ${mallUrl} has no storefront`);
  const listings = listingsOf(mall, products, featuredNos(storefront, products));
  const listedNos = new Set(listings.map(({ productNo }) => productNo));
  const listed = products.filter(({ productNo }) => listedNos.has(productNo));
  const exhibitions = exhibitionsOf(mall.exhibitions, listed);
  const mdReviews = mdReviewsOf(products, (productNo) => listedNos.has(productNo));
  const open = exhibitions.filter(({ startsOn, endsOn }) => startsOn <= writtenFor && writtenFor <= endsOn);
  return {
    mall: mallRowOf(mall),
    members: membersOf(mallUrl, mall.members),
    accountContract: mall.accountContract,
    joinQuestions: mall.joinQuestions.map((question, index) => ({ ...question, sortOrder: index + 1 })),
    categories: categoriesWith(listings),
    listings,
    deliveryFees,
    supports: wirelessSupports(mall.extraSupport).filter(({ productNo }) => listedNos.has(productNo)),
    corners: cornersOf({ storefront, products: listed, listings, exhibitions: open, mdReviews }),
    popups: popupsOf(mall),
    smartKeywords: smartKeywordsOf(mall.keywords.smart),
    popularKeywords: popularKeywordsOf(mall.keywords.popular),
    exhibitions,
    specialSales: specialSalesOf(mall.specialSales, listed),
    posts: [...noticesOf(mall), ...mdReviews],
    faqs,
  };
}
