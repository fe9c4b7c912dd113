import { colourFamilyOf } from '@mall/domain/colour-family';
import { readDemoFolder } from '../../demo-files/read-demo-files.ts';
import { brandIdOf } from '../brands.ts';
import { categoryNoOf } from '../categories.ts';
import { deliveryOf } from '../delivery.ts';
import { descriptionHtml } from '../description-html.ts';
import { byNumber } from '../find-products.ts';
import { anglesOf, describedBy } from '../pictures.ts';
import { type Random, seededRandom } from '../random.ts';
import { noticeOf } from '../statutory-notice.ts';
import { newGoods } from '../stickers.ts';
import type { GoodsProduct, ProductOption } from '../types.ts';
import { type Family, type FamilyItem, goodsFiles } from './family.ts';
import { optionsOf } from './goods-options.ts';

/** The shop's today; everything was registered before it. */
const today = Date.parse('2026-11-20');
const day = 24 * 60 * 60 * 1000;
const monthsAgo18 = 548;
const twoMonthsAgo = 60;

/** The provider's goods, by number. */
export const goodsProducts: readonly GoodsProduct[] = Object.values(readDemoFolder('goods', goodsFiles))
  .flat()
  .flatMap((family) => family.items.map((item) => goodsProduct(family, item)))
  .toSorted(byNumber);

function goodsProduct(family: Family, item: FamilyItem): GoodsProduct {
  const random = seededRandom(item.productNo);
  const options = optionsOf(item, { hasColours: family.hasColours, random });
  return {
    kind: 'goods',
    productNo: item.productNo,
    name: item.name,
    brandId: brandIdOf(item.brand),
    brandName: item.brand,
    modelName: item.modelName,
    categoryNo: categoryNoOf(family.category),
    summary: item.summary,
    tag: item.tag,
    searchTags: [...family.tags, ...item.tags],
    stickers: item.stickers,
    state: item.state.code ?? 'GD00403',
    approval: item.state.approval ?? 'Y',
    marketPrice: item.prices.market,
    salePrice: item.prices.sale,
    ...textsOf(family, item),
    ...deliveryOf(item.delivery ?? family.delivery),
    registeredOn: registeredOn(item, random),
    colourFamilies: colourFamiliesOf(options),
    options,
  };
}

function textsOf(family: Family, item: FamilyItem) {
  const [image = '', ...others] = item.pictures;
  const angles = [image, ...anglesOf(image)];
  const specs = { ...family.specs, ...item.specs };
  const figures = item.figures ?? family.figures;
  return {
    image,
    // The picture of a colour is stored with its option.
    images: family.hasColours ? angles : [...angles, ...others],
    descriptionHtml: descriptionHtml({ ...family, ...item, figures, pictures: describedBy(image, others) }),
    specifications: Object.entries(specs).map(([label, value]) => ({ label, value })),
    statutoryNotice: noticeOf(family.notice, item, specs),
  };
}

function registeredOn({ stickers }: FamilyItem, random: Random): string {
  const daysAgo = random.between(1, stickers.includes(newGoods) ? twoMonthsAgo : monthsAgo18);
  return new Date(today - daysAgo * day).toISOString().slice(0, 10);
}

/** A deleted option's colour must not be a filter. */
function colourFamiliesOf(options: readonly ProductOption[]): string[] {
  const hexes = options.filter(({ useCode }) => useCode !== 'GD00704').map(({ colourHex }) => colourHex);
  return [...new Set(hexes.filter((hex) => hex !== '').map(colourFamilyOf))];
}
