import { brandIdOf } from '../brands.ts';
import { categoryNoOf } from '../categories.ts';
import { colourFamilyOf } from '../colour-families.ts';
import { descriptionHtml } from '../description-html.ts';
import { anglesOf } from '../pictures.ts';
import { type Random, seededRandom } from '../random.ts';
import type { GoodsProduct, ProductOption } from '../types.ts';
import { deliveries } from './delivery.ts';
import { exceptions } from './exceptions.ts';
import { type Family, type FamilyItem, sticker } from './family.ts';
import { goodsFamilies } from './goods-families.ts';
import { optionsOf } from './goods-options.ts';
import { statutoryNotice } from './statutory-notice.ts';

const firstNumber = 100_001;
/** The shop's today, before which everything was registered. */
const today = Date.parse('2026-11-20');
const day = 24 * 60 * 60 * 1000;
const monthsAgo18 = 548;
const twoMonthsAgo = 60;

/** The provider's goods, in the order of the menu. */
export const goodsProducts: readonly GoodsProduct[] = goodsFamilies
  .flatMap((family) => family.items.map((item) => ({ family, item })))
  .map(({ family, item }, index) => goodsProduct(family, item, `GD${firstNumber + index}`));

function goodsProduct(family: Family, item: FamilyItem, productNo: string): GoodsProduct {
  const random = seededRandom(productNo);
  const { status = 'GD00403', approval = 'Y', soldOutBy } = exceptions[item.model] ?? {};
  const hasColours = family.hasColours ?? true;
  const options = optionsOf(item, { hasColours, soldOutBy, random });
  return {
    kind: 'goods',
    productNo,
    name: item.name,
    brandId: brandIdOf(item.brand),
    brandName: item.brand,
    modelName: item.model,
    categoryNo: categoryNoOf(family.category),
    summary: item.summary,
    tag: item.tag ?? '',
    searchTags: [...family.tags, ...(item.tags ?? [])],
    stickers: [...(item.stickers ?? [])],
    status,
    approval,
    marketPrice: item.marketPrice,
    salePrice: item.salePrice,
    ...textsOf(family, item, hasColours),
    ...deliveryOf(item.delivery ?? family.delivery),
    registeredOn: registeredOn(item, random),
    colourFamilies: colourFamiliesOf(options),
    options,
  };
}

function textsOf(family: Family, item: FamilyItem, hasColours: boolean) {
  const [image = '', ...others] = item.pictures;
  const angles = [image, ...anglesOf(image)];
  const specs = { ...family.specs, ...item.specs };
  return {
    image,
    // The picture of a colour comes with its option.
    images: hasColours ? angles : [...angles, ...others],
    descriptionHtml: descriptionHtml({ ...family, ...item, pictures: [...angles, ...others] }),
    specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
    statutoryNotice: statutoryNotice(family.notice, { brand: item.brand, name: item.name, model: item.model, specs }),
  };
}

function deliveryOf(key: keyof typeof deliveries) {
  const { method, isFree, shipsToday, note } = deliveries[key];
  return { deliveryMethod: method, hasFreeDelivery: isFree, shipsToday, deliveryNote: note };
}

function registeredOn({ stickers = [] }: FamilyItem, random: Random): string {
  const isNew = stickers.some(({ type }) => type === sticker.new.type);
  const daysAgo = random.between(1, isNew ? twoMonthsAgo : monthsAgo18);
  return new Date(today - daysAgo * day).toISOString().slice(0, 10);
}

/** Deleted options are no longer a colour to be found by. */
function colourFamiliesOf(options: readonly ProductOption[]): string[] {
  const hexes = options.filter(({ useCode }) => useCode !== 'GD00704').map(({ colourHex }) => colourHex);
  return [...new Set(hexes.filter((hex) => hex !== '').map(colourFamilyOf))];
}
