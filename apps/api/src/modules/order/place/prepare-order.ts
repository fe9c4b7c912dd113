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
import { readHeld } from './holding.repository.ts';
import { listBoughtLines, type Purchase } from './list-bought-lines.ts';
import { listOrderTermsFor } from './list-order-terms.ts';
import { getOrderer } from './orderer.repository.ts';

/** The order sheet for these items, or for the basket's selection; nothing is stored. */
export async function prepareOrder(
  transaction: MallTransaction,
  mall: Mall,
  { items, saleNo, ...visit }: BasketVisit & Purchase,
): Promise<OrderSheet> {
  assertOwnAccount(mall, visit.memberNo);
  const [{ lines, deliveryRates }, { addresses }, orderer, terms, held] = await Promise.all([
    listBoughtLines(transaction, mall, { ...visit, items, saleNo }),
    listAddresses(transaction, mall, visit),
    getOrderer(transaction, visit.memberNo),
    listOrderTermsFor(transaction, visit),
    readHeld(transaction, visit),
  ]);
  if (lines.length === 0) throw new AppError('4042');
  const exceededLimit = findExceededLimit(mall, { held, lines, saleNo });
  const { name: ordererName, phone: ordererPhone, email: ordererEmail } = orderer;
  const depositBefore = depositBeforeOf(visit.at, mall.depositDays).toISOString();
  return {
    lines: [...lines],
    deliveryRates,
    addresses,
    ...{ ordererName, ordererPhone, ordererEmail },
    depositBefore,
    exceededLimit: exceededLimit && exceededLimitText(exceededLimit),
    terms,
  };
}
