import type { BoardPost } from '@mall/contracts/board';
import type { BoardType } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { numbersByKind } from '../../catalogue/numbers-by-kind.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { findNeighbour, findPost } from './board.repository.ts';

type Asked = { readonly boardType: BoardType; readonly postNo: number; readonly at: Date };

/** A post with the products it speaks of and its neighbours; 4040 when the mall has none of that number on the board. */
export async function getBoardPost(
  transaction: MallTransaction,
  mall: MallScope,
  viewer: Viewer,
  { boardType, postNo, at }: Asked,
): Promise<BoardPost> {
  const row = await findPost(transaction, mall, { boardType, postNo });
  if (!row) throw new AppError('4040');
  const { html, productNos, ...post } = row;
  const key = { boardType, postNo, postedOn: post.postedOn };
  const numbers = numbersByKind(productNos);
  const [goods, wirelessProducts, newer, older] = await Promise.all([
    listGoodsCards(transaction, mall, viewer, numbers.goods),
    listWirelessCards(transaction, mall, viewer, numbers.wireless, at),
    findNeighbour(transaction, mall, key, 'newer'),
    findNeighbour(transaction, mall, key, 'older'),
  ]);
  return { post, html, goods, wirelessProducts, newer, older };
}
