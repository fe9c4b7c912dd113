import { AppError } from '@mall/contracts/errors';
import type { SpecialSaleDetail } from '@mall/contracts/special-sale';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { getGoods } from '../goods/get-goods.ts';
import { countHeldPieces, findSale } from './special-sale.repository.ts';
import { toSpecialSaleCard } from './to-special-sale-card.ts';

type Input = { readonly saleNo: number; readonly memberNo: number; readonly at: Date };

/** A sale in full, with its product and how much the member has bought of it; 4042 when the mall has none with that number. */
export async function getSpecialSale(
  transaction: MallTransaction,
  mall: Mall,
  { saleNo, memberNo, at }: Input,
): Promise<SpecialSaleDetail> {
  const row = await findSale(transaction, saleNo);
  if (!row) throw new AppError('4042');
  const [goods, heldPieces] = await Promise.all([
    getGoods(transaction, mall, { memberNo }, row.productNo),
    countHeldPieces(transaction, { saleNo, memberNo, since: row.startsAt }),
  ]);
  const options = goods.options.filter(({ optionNo }) => row.optionNos.includes(optionNo));
  return {
    repliedAt: at.toISOString(),
    sale: toSpecialSaleCard(row),
    goods: { ...goods, options },
    heldPieces,
  };
}
