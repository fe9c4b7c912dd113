import { colourFamilyOf } from '@mall/domain/colour-family';
import { textByName } from '../demo-files/fields.ts';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { brandIdOf } from './brands.ts';
import { planNamed } from './carrier-plans.ts';
import { categoryNoOf } from './categories.ts';
import { deliveryOf } from './delivery.ts';
import { descriptionHtml } from './description-html.ts';
import type { PhoneModel } from './phones/family.ts';
import { type PhoneOfFamily, phoneModels } from './phones/phone-models.ts';
import { anglesOf, describedBy, pictureOf } from './pictures.ts';
import { seededRandom } from './random.ts';
import { noticeOf, phoneNotice } from './statutory-notice.ts';
import type { ProductOption, WirelessProduct } from './types.ts';

const relatedCount = 4;

const specsOfAll = readDemoFile('phone-specs.yaml', textByName);

function toProduct({ family, model }: PhoneOfFamily): WirelessProduct {
  const options = colourOptions(model);
  const [lead = '', ...others] = options.map(({ image }) => image);
  const angles = [lead, ...anglesOf(lead)];
  const specs = { ...family.specs, ...model.specs, ...specsOfAll };
  return {
    kind: 'wireless',
    network: model.network,
    productNo: model.productNo,
    name: model.name,
    brandId: brandIdOf(family.brand),
    brandName: family.brand,
    modelName: model.modelName,
    categoryNo: categoryNoOf(family.category),
    summary: model.summary,
    tag: model.tag,
    searchTags: [...family.tags, ...model.tags],
    stickers: model.stickers,
    state: 'GD00403',
    approval: 'Y',
    // A phone has release prices, one for each memory, and no market price.
    marketPrice: 0,
    image: lead,
    // The picture of a colour is stored with its option.
    images: angles,
    descriptionHtml: descriptionHtml({
      ...family,
      ...model,
      figures: { ...family.figures, ...model.figures },
      pictures: describedBy(lead, others),
    }),
    specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
    statutoryNotice: noticeOf(
      phoneNotice,
      { ...model, brand: family.brand },
      { ...specs, ...noticeFacts(model.releasedOn, specs) },
    ),
    ...deliveryOf(model.delivery),
    registeredOn: model.releasedOn,
    colourFamilies: [...new Set(options.map(({ colourHex }) => colourFamilyOf(colourHex)))],
    options,
    memories: Object.entries(model.releasePrices).map(([memory, releasePrice], index) => ({
      memory,
      releasePrice,
      priceSince: model.releasedOn,
      isSoldOut: model.soldOutMemories.includes(memory),
      sortOrder: (index + 1) * 10,
    })),
    benefitLine1: model.benefits[0],
    benefitLine2: model.benefits[1],
    newCount: model.counts.new,
    transferCount: model.counts.transfer,
    changeCount: model.counts.change,
    cardChoice: cardChoiceOf(model),
    relatedNos: relatedTo(model),
  };
}

/** What the notice lists separately: the release date, and the measures without the weight. */
function noticeFacts(
  releasedOn: string,
  { 크기: size = '' }: Readonly<Record<string, string>>,
): Record<string, string> {
  const [year, month] = releasedOn.split('-').map(Number);
  const [measures = '', weight = ''] = size.split(' / ');
  return { year: `${year}`, month: `${month}`, measures, weight };
}

function colourOptions({ productNo, pictures, soldOutColours }: PhoneModel): ProductOption[] {
  const random = seededRandom(`stock ${productNo}`);
  return pictures.map((image, index) => {
    const { colourNameKo, colourHex } = pictureOf(image);
    const stock = random.between(8, 160);
    return {
      optionNo: index + 1,
      colourName: colourNameKo ?? '',
      colourHex: colourHex ?? '',
      label: '',
      extraPrice: 0,
      stockQuantity: soldOutColours.includes(colourNameKo ?? '') ? 0 : stock,
      useCode: 'GD00701',
      image,
    };
  });
}

const cardChoiceOf = ({
  offer: { memory, plan, joinType, discountType },
}: PhoneModel): WirelessProduct['cardChoice'] => ({
  memory,
  planNo: planNamed(plan).planNo,
  joinType,
  discountType,
});

const offeredPrice = ({ offer, releasePrices }: PhoneModel): number => releasePrices[offer.memory] ?? 0;

/** The phones nearest in price: shoppers compare these. */
function relatedTo(model: PhoneModel): string[] {
  const distance = (other: PhoneOfFamily) => Math.abs(offeredPrice(other.model) - offeredPrice(model));
  return phoneModels
    .filter((other) => other.model !== model)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, relatedCount)
    .map((other) => other.model.productNo);
}

export const phones: readonly WirelessProduct[] = phoneModels.map(toProduct);
