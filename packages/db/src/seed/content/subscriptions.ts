import { colourFamilyOf } from '@mall/domain/colour-family';
import { readDemoFolder } from '../demo-files/read-demo-files.ts';
import { brandIdOf } from './brands.ts';
import { categoryNoOf } from './categories.ts';
import { descriptionHtml } from './description-html.ts';
import { byNumber } from './find-products.ts';
import { coloursOf } from './goods/goods-options.ts';
import { anglesOf, describedBy } from './pictures.ts';
import { seededRandom } from './random.ts';
import { noticeOf, rentalNotice } from './statutory-notice.ts';
import { termsOf } from './subscriptions/contract.ts';
import { type RentalFamily, type RentalItem, subscriptionFiles } from './subscriptions/family.ts';
import { leavingOf, partnerCardsOf } from './subscriptions/rental-terms.ts';
import type { ProductOption, SubscriptionProduct } from './types.ts';

/** What the provider rents out by the month, by number. */
export const subscriptionProducts: readonly SubscriptionProduct[] = Object.values(
  readDemoFolder('subscriptions', subscriptionFiles),
)
  .flat()
  .flatMap((family) => family.items.map((item) => subscriptionProduct(family, item)))
  .toSorted(byNumber);

function subscriptionProduct(family: RentalFamily, item: RentalItem): SubscriptionProduct {
  const random = seededRandom(item.productNo);
  const options = optionsOf(item);
  return {
    kind: 'subscription',
    productNo: item.productNo,
    name: item.name,
    brandId: brandIdOf(item.brand),
    brandName: item.brand,
    modelName: item.modelName,
    categoryNo: categoryNoOf(family.category),
    summary: item.summary,
    tag: item.tag,
    searchTags: family.tags,
    stickers: item.stickers,
    state: item.isSoldOut ? 'GD00405' : 'GD00403',
    approval: 'Y',
    // Its prices are the monthly fees.
    marketPrice: 0,
    ...textsOf(family, item),
    deliveryMethod: family.delivery.method,
    hasFreeDelivery: true,
    shipsToday: false,
    deliveryNote: family.delivery.note,
    registeredOn: `2026-${String(random.between(1, 10)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    colourFamilies: [...new Set(options.map(({ colourHex }) => colourFamilyOf(colourHex)))],
    options,
    purchasePrice: item.rent.purchasePrice,
    registrationFee: item.rent.registrationFee,
    visitCycleMonths: family.visitCycleMonths,
    isFirstMonthFree: item.rent.isFirstMonthFree,
    ...leavingOf(family.delivery),
    terms: termsOf(item.rent, family.care),
    partnerCards: partnerCardsOf(item.rent.fee),
  };
}

function textsOf(family: RentalFamily, item: RentalItem) {
  const [image = '', ...others] = item.pictures;
  const images = [image, ...anglesOf(image), ...others];
  const specs = { ...family.specs, ...item.specs };
  return {
    image,
    images,
    descriptionHtml: descriptionHtml({ ...family, ...item, pictures: describedBy(image, others) }),
    specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
    statutoryNotice: [
      ...noticeOf(family.notice, item, specs),
      ...noticeOf(rentalNotice, item, { months: String(item.rent.months) }),
    ],
  };
}

/** A rented product is made to order, so no colour is ever sold out. */
function optionsOf({ pictures }: RentalItem): ProductOption[] {
  return coloursOf(pictures).map((colour, index) => ({
    optionNo: index + 1,
    ...colour,
    label: '',
    extraPrice: 0,
    stockQuantity: 999,
    useCode: 'GD00701',
  }));
}
