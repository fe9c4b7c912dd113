import { readDemoFolder } from '../demo-files/read-demo-files.ts';
import { brandIdOf } from './brands.ts';
import { categoryNoOf } from './categories.ts';
import { colourFamilyOf } from './colour-families.ts';
import { descriptionHtml } from './description-html.ts';
import { byNumber } from './find-products.ts';
import { coloursOf } from './goods/goods-options.ts';
import { statutoryNotice } from './goods/statutory-notice.ts';
import { anglesOf } from './pictures.ts';
import { seededRandom } from './random.ts';
import { cancellationTermsOf, leavePercent, partnerCardsOf, takeBackFeeOf, termsOf } from './subscriptions/contract.ts';
import { type Rent, type RentalFamily, type RentalItem, subscriptionFiles } from './subscriptions/family.ts';
import type { Labelled, ProductOption, SubscriptionProduct } from './types.ts';

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
    deliveryMethod: family.isInstalled ? '5' : '1',
    hasFreeDelivery: true,
    shipsToday: false,
    deliveryNote: family.isInstalled ? '무료 설치' : '무료배송',
    registeredOn: `2026-${String(random.between(1, 10)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    colourFamilies: [...new Set(options.map(({ colourHex }) => colourFamilyOf(colourHex)))],
    options,
    purchasePrice: item.rent.purchasePrice,
    registrationFee: item.rent.registrationFee,
    visitCycleMonths: family.visitCycleMonths,
    isFirstMonthFree: item.rent.isFirstMonthFree,
    leavePercent,
    takeBackFee: takeBackFeeOf(family.isInstalled),
    cancellationTerms: cancellationTermsOf(family.isInstalled),
    terms: termsOf(item.rent, family.care),
    partnerCards: partnerCardsOf(item.rent.fee),
  };
}

function textsOf(family: RentalFamily, item: RentalItem) {
  const [image = '', ...others] = item.pictures;
  const images = [image, ...anglesOf(image), ...others];
  const specs = { ...family.specs, ...item.specs };
  const subject = { brand: item.brand, name: item.name, model: item.modelName, specs };
  return {
    image,
    images,
    descriptionHtml: descriptionHtml({ ...family, ...item, pictures: images }),
    specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
    statutoryNotice: [...statutoryNotice(family.notice, subject), ...rentalNotice(item.rent)],
  };
}

/** What the notice on product information asks of things that are rented. */
function rentalNotice({ months }: Rent): Labelled[] {
  return [
    { label: '소유권 이전 조건', value: `${months}개월 약정을 마치면 소유권 이전` },
    { label: '고장·훼손 시 소비자 책임', value: '쓰다가 생긴 고장은 무상, 고의로 망가뜨리면 수리비 청구' },
    { label: '중도 해약 시 환불 기준', value: '해지 비용 안내 참고' },
  ];
}

/** A rented product is made when it is asked for, so that no colour runs out. */
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
