import { goodsCard } from '@mall/contracts/goods';
import { tags } from '../../catalogue/catalogue-cache.ts';
import type { KeptParts } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { encoderOf } from '../../plugins/reply.ts';
import { listTaggedGoodsRows } from './goods.repository.ts';
import { toGoodsCard } from './to-goods-card.ts';

/** A card as it is sent, and the tags by which its product is searched. */
export type ReadyCard = { readonly text: string; readonly searchTags: readonly string[] };

type Wanted = KeptParts & { readonly mallId: number; readonly viewer: Viewer };

const encodeCard = encoderOf(goodsCard, 'goods card');
/** The size of an entry with its names, besides its texts. */
const ownBytes = 600;

/** Cards of goods by number, each cached until its product changes; products that the mall does not list or show are left out. */
export async function readyGoodsCards(
  { getEach, mallId, viewer, marks }: Wanted,
  productNos: readonly string[],
): Promise<ReadonlyMap<string, ReadyCard>> {
  if (productNos.length === 0) return new Map();
  const seenBy = viewer === null ? 'visitor' : 'member';
  return getEach([...new Set(productNos)], {
    keyOf: (productNo) => `card ${mallId} ${seenBy} ${marks?.has(productNo) ?? false} ${productNo}`,
    tagsOf: (productNo) => [tags.product(productNo)],
    bytesOf: ({ text, searchTags }) => 2 * (text.length + searchTags.join().length) + ownBytes,
    compute: async (transaction, missing) => {
      // With marks, the favourites come from there, because the cached cards must be the same for everybody.
      const memberNo = marks ? 0 : (viewer?.memberNo ?? 0);
      const rows = await listTaggedGoodsRows(transaction, { memberNo, productNos: missing });
      return new Map(
        rows.map(({ searchTags, ...row }) => {
          const isFavourite = marks?.has(row.productNo) ?? row.isFavourite;
          return [row.productNo, { text: encodeCard(toGoodsCard({ ...row, isFavourite }, viewer)), searchTags }];
        }),
      );
    },
  });
}

/** The texts of these cards, in this order. */
export const textsOf = (cards: ReadonlyMap<string, ReadyCard>, productNos: readonly string[]): string[] =>
  productNos.flatMap((productNo) => cards.get(productNo)?.text ?? []);
