import { brandIdOf } from './brands.ts';
import { categoryNoOf } from './categories.ts';
import { colourFamilyOf } from './colour-families.ts';
import { descriptionHtml } from './description-html.ts';
import { coloursOf } from './goods/goods-options.ts';
import { statutoryNotice } from './goods/statutory-notice.ts';
import { anglesOf } from './pictures.ts';
import { seededRandom } from './random.ts';
import { cancellationTermsOf, leavePercent, partnerCardsOf, takeBackFeeOf, termsOf } from './subscriptions/contract.ts';
import type { RentalFamily, RentalItem } from './subscriptions/family.ts';
import { homeApplianceRentals } from './subscriptions/home-appliances.ts';
import { restAndFitnessRentals } from './subscriptions/rest-and-fitness.ts';
import { waterAndAirRentals } from './subscriptions/water-and-air.ts';
import type { Labelled, ProductOption, SubscriptionProduct } from './types.ts';

const firstNumber = 300_001;
const families = [...waterAndAirRentals, ...homeApplianceRentals, ...restAndFitnessRentals];

/** What the provider rents out by the month. */
export const subscriptionProducts: readonly SubscriptionProduct[] = families
  .flatMap((family) => family.items.map((item) => ({ family, item })))
  .map(({ family, item }, index) => subscriptionProduct(family, item, `SB${firstNumber + index}`));

function subscriptionProduct(family: RentalFamily, item: RentalItem, productNo: string): SubscriptionProduct {
  const random = seededRandom(productNo);
  const options = optionsOf(item);
  return {
    kind: 'subscription',
    productNo,
    name: item.name,
    brandId: brandIdOf(item.brand),
    brandName: item.brand,
    modelName: item.model,
    categoryNo: categoryNoOf(family.category),
    summary: item.summary,
    tag: item.tag ?? '',
    searchTags: [...family.tags],
    stickers: [...(item.stickers ?? [])],
    status: item.status ?? 'GD00403',
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
    purchasePrice: item.purchasePrice ?? null,
    registrationFee: item.registrationFee ?? 0,
    visitCycleMonths: family.visitCycleMonths,
    isFirstMonthFree: item.isFirstMonthFree ?? false,
    leavePercent,
    takeBackFee: takeBackFeeOf(family.isInstalled),
    cancellationTerms: cancellationTermsOf(family.isInstalled),
    terms: termsOf(item, family.care),
    partnerCards: partnerCardsOf(item.fee),
  };
}

function textsOf(family: RentalFamily, item: RentalItem) {
  const [image = '', ...others] = item.pictures;
  const images = [image, ...anglesOf(image), ...others];
  const specs = { ...family.specs, ...item.specs };
  const subject = { brand: item.brand, name: item.name, model: item.model, specs };
  return {
    image,
    images,
    descriptionHtml: descriptionHtml({ ...family, ...item, pictures: images }),
    specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
    statutoryNotice: [...statutoryNotice(family.notice, subject), ...rentalNotice(item)],
  };
}

/** What the notice on product information asks of things that are rented. */
function rentalNotice({ months }: RentalItem): Labelled[] {
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
