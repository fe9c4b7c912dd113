import { type Random, seededRandom } from '../content/random.ts';
import type { Brand, GoodsProduct, Product } from '../content/types.ts';
import { brandHeads, brandTails, editions, features, occasions, series } from './vocabulary.ts';

/** Above the demo set's numbers. */
const firstGoodsNumber = 50_000_001;

const generatedBrandNames = brandTails.flatMap((tail) => brandHeads.map((head) => head + tail));

/** The brands that the demo set does not have yet, numbered after its own. */
export function generatedBrands(known: readonly Brand[]): Brand[] {
  const names = new Set(known.map(({ name }) => name));
  const firstId = Math.max(...known.map(({ brandId }) => brandId)) + 1;
  return generatedBrandNames
    .filter((name) => !names.has(name))
    .map((name, index) => ({ brandId: firstId + index, name }));
}

/** Goods beyond the demo set. Each is generated whenever it is needed, always the same: 100,000 of them would fill the memory. */
export type FurtherGoods = { readonly count: number; readonly at: (index: number) => GoodsProduct };

/** Modelled on the goods of the demo set: same kind of thing, pictures and category, but another brand, name, price and stock. */
export function furtherGoods(count: number, models: Iterable<Product>, brands: readonly Brand[]): FurtherGoods {
  const goods = [...models].filter(isModel).map((model) => ({ model, thing: thingOf(model) }));
  const at = (index: number) => {
    const random = seededRandom(`goods ${index}`);
    const kind = goods[random.between(0, goods.length - 1)];
    const brand = brands[random.between(0, brands.length - 1)];
    if (!kind || !brand) throw new Error('the demo set has no goods or brands to go by');
    return variation(kind, { brand, random, productNo: productNoOf(index) });
  };
  return { count, at };
}

/** The number of the first, the second, … of the further goods, counted from 0. */
export const productNoOf = (index: number): string => `GD${firstGoodsNumber + index}`;

const isModel = (product: Product): product is GoodsProduct =>
  product.kind === 'goods' && product.state === 'GD00403' && product.approval === 'Y';

function variation(
  { model, thing }: { readonly model: GoodsProduct; readonly thing: string },
  { brand, random, productNo }: { readonly brand: Brand; readonly random: Random; readonly productNo: string },
): GoodsProduct {
  const first = random.pick(features);
  const second = random.pick(features);
  const marketPrice = Math.round((model.marketPrice * (0.5 + random.next() * 1.2)) / 1000) * 1000;
  const name = [brand.name, first, ...(second === first ? [] : [second]), thing, random.pick(editions)]
    .join(' ')
    .trim();
  return {
    ...model,
    productNo,
    name,
    brandId: brand.brandId,
    brandName: brand.name,
    modelName: `${random.pick(series)}${random.pick(series)}-${random.between(1000, 9999)}`,
    searchTags: [...model.searchTags, random.pick(occasions), random.pick(occasions)],
    // All share one text; each is sanitised once and cached.
    descriptionHtml: '<p>실제 색상은 화면과 조금 다를 수 있어요.</p>',
    state: random.next() < 0.02 ? 'GD00405' : 'GD00403',
    marketPrice,
    salePrice: Math.round((marketPrice * (0.45 + random.next() * 0.5)) / 100) * 100,
    hasFreeDelivery: random.next() < 0.4,
    shipsToday: random.next() < 0.3,
    options: model.options.map((option) => ({
      ...option,
      stockQuantity: random.next() < 0.08 ? 0 : random.between(1, 300),
    })),
  };
}

/** A name without its brand, sizes and model: what the thing is (소리담 노이즈캔슬링 헤드폰 H700 → 노이즈캔슬링 헤드폰). */
const thingOf = ({ name, brandName }: GoodsProduct): string => {
  const words = name.split(' ').filter((word) => word !== brandName && /^[가-힣·]+$/.test(word));
  return words.join(' ') || name;
};
