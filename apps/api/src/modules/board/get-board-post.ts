import type { BoardPost } from '@mall/contracts/board-post';
import type { BoardType } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { numbersByKind } from '../../catalogue/numbers-by-kind.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { listAttachments } from './attachment.repository.ts';
import { findNeighbour, findPost } from './board.repository.ts';

type Input = { readonly boardType: BoardType; readonly postNo: number; readonly at: Date };

/** A post with its files, products and neighbours; 4040 when the board has none with that number. */
export async function getBoardPost(
  transaction: MallTransaction,
  viewer: Viewer,
  { boardType, postNo, at }: Input,
): Promise<BoardPost> {
  const row = await findPost(transaction, { boardType, postNo });
  if (!row) throw new AppError('4040');
  const { html, productNos, ...post } = row;
  const key = { boardType, postNo, postedOn: post.postedOn };
  const numbers = numbersByKind(productNos);
  const [attachments, goods, wirelessProducts, subscriptions, newer, older] = await Promise.all([
    listAttachments(transaction, key),
    listGoodsCards(transaction, viewer, numbers.goods),
    listWirelessCards(transaction, viewer, numbers.wireless, at),
    listSubscriptionCards(transaction, viewer, numbers.subscription),
    findNeighbour(transaction, key, 'newer'),
    findNeighbour(transaction, key, 'older'),
  ]);
  const unsoldCount = productNos.length - goods.length - wirelessProducts.length - subscriptions.length;
  return { post, html, attachments, goods, wirelessProducts, subscriptions, unsoldCount, newer, older };
}
