import { seededRandom } from '../content/random.ts';
import type { GoodsProduct, Listing } from '../content/types.ts';
import type { MallContent } from '../seed-content.ts';
import { mallNameHeads, mallNameTails } from './vocabulary.ts';

/** Listings of a generated mall and extra listings of a demo mall other than the first. */
const listingsPerMall = 1000;

/** The first mall with all generated goods, the other demo malls with some, and further malls made after them. */
export function enlargedMalls(
  demoMalls: readonly MallContent[],
  goods: readonly GoodsProduct[],
  mallCount: number,
): MallContent[] {
  const generated = Array.from({ length: Math.max(0, mallCount - demoMalls.length) }, (_, index) =>
    generatedMall(demoMalls, demoMalls.length + index + 1),
  );
  return [...demoMalls, ...generated].map((content, position) => ({
    ...content,
    listings: [...content.listings, ...(position === 0 ? goods : someOf(goods, content)).map(listingOf(content))],
  }));
}

/** Like a demo mall where members shop by browsing, under a name of its own. */
function generatedMall(demoMalls: readonly MallContent[], mallId: number): MallContent {
  const models = demoMalls.filter(
    ({ mall }) => !mall.isMarketing && mall.salesType !== 'UPLOAD' && mall.salesType !== 'COMMON',
  );
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

function someOf(goods: readonly GoodsProduct[], { mall, listings }: MallContent): GoodsProduct[] {
  const count = Math.min(goods.length, Math.max(0, listingsPerMall - listings.length));
  const start = mall.mallId * 7919;
  // A prime step passes every hundredth product or so and never one twice.
  return Array.from({ length: count }, (_, step) => goods[(start + step * 97) % goods.length]).filter(
    (product) => product !== undefined,
  );
}

const listingOf =
  ({ mall, categories }: MallContent) =>
  (product: GoodsProduct, index: number): Listing => {
    const random = seededRandom(`listing ${mall.mallId} ${product.productNo}`);
    return {
      productNo: product.productNo,
      categoryNo: categoryIn(categories, product.categoryNo),
      salePrice: Math.round((product.salePrice * (0.95 + random.next() * 0.1)) / 100) * 100,
      sortOrder: 1000 + index,
      isOn: true,
      // Few are liked by many.
      favouriteCount: Math.floor(random.next() ** 4 * 2000),
      listedOn: `2026-${String(random.between(1, 11)).padStart(2, '0')}-${String(random.between(1, 20)).padStart(2, '0')}`,
    };
  };

function categoryIn(categories: MallContent['categories'], wanted: string): string {
  const known = new Set(categories.map(({ categoryNo }) => categoryNo));
  return (
    [wanted, wanted.slice(0, 4), wanted.slice(0, 2)].find((no) => known.has(no)) ?? categories[0]?.categoryNo ?? wanted
  );
}
