import type { MallSalesType } from '@mall/contracts/codes';
import type { DataOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import { type listOrderableGoods as contract, productPageSize } from '@mall/contracts/product-list';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { accessMatrix } from '@mall/domain/access-matrix';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listOrderablePage } from './orderable.repository.ts';

type Buyer = { readonly memberNo: number; readonly memberType: MallSalesType };
type Asked = { readonly keyword?: string | undefined; readonly page?: number | undefined };

/** The upload page is for UPLOAD members only, and so is what it lists. */
export async function listOrderableGoods(
  transaction: MallTransaction,
  mall: MallScope,
  buyer: Buyer,
  { keyword = '', page = 1 }: Asked,
): Promise<DataOf<typeof contract>> {
  if (!accessMatrix.upload.types.some((type) => type === buyer.memberType)) throw new AppError('4030');
  const { total, productNos } = await listOrderablePage(transaction, mall, {
    keyword: keyword.trim(),
    limit: productPageSize,
    offset: (page - 1) * productPageSize,
  });
  const goods = await listGoodsCards(transaction, mall, buyer, productNos);
  return { total, page, pageSize: productPageSize, goods };
}
