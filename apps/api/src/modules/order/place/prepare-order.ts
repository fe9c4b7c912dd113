import { AppError } from '@mall/contracts/errors';
import type { OrderSheet } from '@mall/contracts/order';
import type { MallTransaction } from '@mall/db/in-mall';
import { exceededLimitText } from '@mall/domain/holding-limit';
import { depositBeforeOf } from '@mall/domain/order-life';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { listAddresses } from '../../address/list-addresses.ts';
import { assertOwnAccount } from '../../auth/assert-own-account.ts';
import type { BasketVisit } from '../../cart/open-basket.ts';
import { findExceededLimit } from './assert-may-hold.ts';
import { listBoughtLines, type Purchase } from './list-bought-lines.ts';
import { listOrderTerms } from './list-order-terms.ts';
import { getOrderer } from './orderer.repository.ts';

/** What an order of these items, or of the basket's selection, would be; nothing is stored. */
export async function prepareOrder(
  transaction: MallTransaction,
  mall: Mall,
  { items, saleNo, ...visit }: BasketVisit & Purchase,
): Promise<OrderSheet> {
  assertOwnAccount(mall, visit.memberNo);
  const [{ lines, deliveryRates }, { addresses }, orderer, terms] = await Promise.all([
    listBoughtLines(transaction, mall, { ...visit, items, saleNo }),
    listAddresses(transaction, mall, visit),
    getOrderer(transaction, visit.memberNo),
    listOrderTerms(transaction, visit.at),
  ]);
  if (lines.length === 0) throw new AppError('4042');
  const exceededLimit = await findExceededLimit(transaction, mall, { memberNo: visit.memberNo, lines, saleNo });
  const { name: ordererName, email: ordererEmail } = orderer;
  const depositBefore = depositBeforeOf(visit.at, mall.depositDays).toISOString();
  return {
    lines: [...lines],
    deliveryRates,
    addresses,
    ordererName,
    ordererEmail,
    depositBefore,
    exceededLimit: exceededLimit && exceededLimitText(exceededLimit),
    terms,
  };
}
