import { seededRandom } from '../content/random.ts';
import type { GoodsProduct, Listing, WirelessSupport } from '../content/types.ts';
import type { Catalogue, MallContent } from '../seed-content.ts';
import type { FurtherGoods } from './generate-goods.ts';
import { mallNameHeads, mallNameTails } from './vocabulary.ts';

/** Listings of a generated mall and extra listings of a demo mall other than the first. */
const listingsPerMall = 1000;

type Demo = { readonly malls: readonly MallContent[]; readonly catalogue: Catalogue };

/** The first mall gets all generated goods, the other demo malls get some. */
export const enlargedMalls = ({ malls }: Demo, goods: FurtherGoods): MallContent[] =>
  malls.map((content, position) =>
    withGoods(
      content,
      position === 0 ? Array.from({ length: goods.count }, (_, index) => index) : someOf(goods, content),
      goods,
    ),
  );

/**
 * Generates the mall of this number, above those of the demo set, modelled on one of them: one at a time, because two thousand would fill
 * the memory.
 */
export function mallMaker({ malls, catalogue }: Demo, goods: FurtherGoods): (mallId: number) => MallContent {
  const models = malls.filter(isModel).map((model) => withSupportsOfCards(model, catalogue));
  return (mallId) => {
    const content = generatedMall(models, mallId);
    return withGoods(content, someOf(goods, content), goods);
  };
}

function withGoods(content: MallContent, places: readonly number[], goods: FurtherGoods): MallContent {
  const list = listingOf(content);
  return { ...content, listings: [...content.listings, ...places.map((place, index) => list(goods.at(place), index))] };
}

/** Members shop there by browsing. */
const isModel = ({ mall }: MallContent): boolean =>
  !mall.isMarketing && mall.salesType !== 'UPLOAD' && mall.salesType !== 'COMMON';

/** Only the support for the plans that cards name: for every plan it would be millions of rows in hundreds of malls. */
function withSupportsOfCards(model: MallContent, { productByNo }: Catalogue): MallContent {
  const isOfCard = ({ productNo, planNo }: WirelessSupport): boolean => {
    const phone = productByNo.get(productNo);
    return phone?.kind === 'wireless' && phone.cardChoice.planNo === planNo;
  };
  return { ...model, supports: model.supports.filter(isOfCard) };
}

/** Like a demo mall, with a name of its own. */
function generatedMall(models: readonly MallContent[], mallId: number): MallContent {
  const model = models[mallId % models.length];
  if (!model) throw new Error('the demo set has no mall to go by');
  const random = seededRandom(`mall ${mallId}`);
  const mallUrl = `shop${String(mallId).padStart(3, '0')}`;
  const name = `${random.pick(mallNameHeads)}${random.pick(mallNameTails)} ${mallId}`;
  return {
    ...model,
    mall: { ...model.mall, mallId, mallUrl, name, title: name },
    members: model.members.filter(({ loginId }) => loginId === 'demo'),
  };
}

/** Positions of the goods that a mall lists. */
function someOf(goods: FurtherGoods, { mall, listings }: MallContent): number[] {
  const count = Math.min(goods.count, Math.max(0, listingsPerMall - listings.length));
  const start = mall.mallId * 7919;
  // Evenly spread over all goods, so none is listed twice.
  return Array.from({ length: count }, (_, place) => (start + Math.floor((place * goods.count) / count)) % goods.count);
}

function listingOf({ mall, categories }: MallContent): (product: GoodsProduct, index: number) => Listing {
  const known = new Set(categories.map(({ categoryNo }) => categoryNo));
  return (product, index) => {
    const random = seededRandom(`listing ${mall.mallId} ${product.productNo}`);
    return {
      productNo: product.productNo,
      categoryNo: nearestCategory(known, product.categoryNo),
      salePrice: Math.round((product.salePrice * (0.95 + random.next() * 0.1)) / 100) * 100,
      sortOrder: 1000 + index,
      isOn: true,
      // A few products are favourites of many.
      favouriteCount: Math.floor(random.next() ** 4 * 2000),
      listedOn: `2026-${String(random.between(1, 11)).padStart(2, '0')}-${String(random.between(1, 20)).padStart(2, '0')}`,
    };
  };
}

/** The category itself or its nearest ancestor in the mall. */
function nearestCategory(known: ReadonlySet<string>, wanted: string): string {
  const [first = wanted] = known;
  return [wanted, wanted.slice(0, 4), wanted.slice(0, 2)].find((categoryNo) => known.has(categoryNo)) ?? first;
}
