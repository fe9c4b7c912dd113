import type { DataOf } from '@mall/contracts/endpoint';
import { type listOrderableGoods as contract, productPageSize } from '@mall/contracts/product-list';
import type { MallTransaction } from '@mall/db/in-mall';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listOrderablePage } from './orderable.repository.ts';

type Buyer = { readonly memberNo: number };
type Input = { readonly keyword?: string | undefined; readonly page?: number | undefined };

/** Goods that may be ordered by spreadsheet, a page at a time. */
export async function listOrderableGoods(
  transaction: MallTransaction,
  buyer: Buyer,
  { keyword = '', page = 1 }: Input,
): Promise<DataOf<typeof contract>> {
  const { total, productNos } = await listOrderablePage(transaction, {
    keyword: keyword.trim(),
    limit: productPageSize,
    offset: (page - 1) * productPageSize,
  });
  const goods = await listGoodsCards(transaction, buyer, productNos);
  return { total, page, pageSize: productPageSize, goods };
}
