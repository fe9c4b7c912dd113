import { seededRandom } from '../content/random.ts';
import type { Category, GoodsProduct, Product, WirelessSupport } from '../content/types.ts';
import type { Catalogue, Listed, MallContent } from '../seed-content.ts';
import type { FurtherGoods } from './generate-goods.ts';
import { mallNameHeads, mallNameTails } from './vocabulary.ts';

/** Listings of a mall other than the first. */
const listingsPerMall = 1000;

type Demo = { readonly malls: readonly MallContent[]; readonly catalogue: Catalogue };

/** The demo malls that further ones are modelled on: those where members shop by browsing. */
export const modelMalls = ({ malls, catalogue }: Demo): MallContent[] =>
  malls
    .filter(({ mall }) => !mall.isMarketing && mall.salesType !== 'UPLOAD' && mall.salesType !== 'COMMON')
    .map((model) => withSupportsOfCards(model, catalogue));

/** Only the support for the plans that cards name: for every plan it would be millions of rows in hundreds of malls. */
function withSupportsOfCards(model: MallContent, { productByNo }: Catalogue): MallContent {
  const isOfCard = ({ productNo, planNo }: WirelessSupport): boolean => {
    const phone = productByNo.get(productNo);
    return phone?.kind === 'wireless' && phone.cardChoice.planNo === planNo;
  };
  return { ...model, supports: model.supports.filter(isOfCard) };
}

/** Like its model, under a name of its own. */
export function generatedMall(model: MallContent, mallId: number): MallContent {
  const random = seededRandom(`mall ${mallId}`);
  const mallUrl = `shop${String(mallId).padStart(3, '0')}`;
  const name = `${random.pick(mallNameHeads)}${random.pick(mallNameTails)} ${mallId}`;
  return {
    ...model,
    mall: { ...model.mall, mallId, mallUrl, name, title: name },
    members: model.members.filter(({ loginId }) => loginId === 'demo'),
  };
}

/** What a mall other than the first lists beyond the listings of its content; each product is generated when it is needed. */
export function* someGoods(content: MallContent, goods: FurtherGoods): Generator<Listed, undefined> {
  const list = listingOf(content);
  const count = Math.min(goods.count, Math.max(0, listingsPerMall - content.listings.length));
  const start = content.mall.mallId * 7919;
  for (let index = 0; index < count; index += 1) {
    // Evenly spread over all goods, so none is listed twice.
    const place = (start + Math.floor((index * goods.count) / count)) % goods.count;
    yield list(goods.at(place), index);
  }
}

/** The goods of these positions as a mall lists them. */
export function* goodsBetween(
  content: MallContent,
  goods: FurtherGoods,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<Listed<GoodsProduct>, undefined> {
  const list = listingOf(content);
  for (let index = from; index < to; index += 1) yield list(goods.at(index), index);
}

/** How a mall lists further goods, of which this is the first, the second, … */
function listingOf({ mall, categories }: MallContent): (product: GoodsProduct, index: number) => Listed<GoodsProduct> {
  const categoryOf = categoryIn(categories);
  return (product, index) => {
    const random = seededRandom(`listing ${mall.mallId} ${product.productNo}`);
    const listing = {
      productNo: product.productNo,
      categoryNo: categoryOf(product),
      salePrice: Math.round((product.salePrice * (0.95 + random.next() * 0.1)) / 100) * 100,
      sortOrder: 1000 + index,
      isOn: true,
      // A few products are favourites of many.
      favouriteCount: Math.floor(random.next() ** 4 * 2000),
      listedOn: `2026-${String(random.between(1, 11)).padStart(2, '0')}-${String(random.between(1, 20)).padStart(2, '0')}`,
    };
    return { product, listing };
  };
}

/** The category of a product in a mall of these: its own or the nearest one above. */
export function categoryIn(categories: readonly Category[]): (product: Product) => string {
  const known = new Set(categories.map(({ categoryNo }) => categoryNo));
  const [first] = known;
  return ({ categoryNo: own }) =>
    [own, own.slice(0, 4), own.slice(0, 2)].find((categoryNo) => known.has(categoryNo)) ?? first ?? own;
}
