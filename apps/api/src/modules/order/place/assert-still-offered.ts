import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type DeliveryRates, sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';
import { findDeliveryRates } from '../../../catalogue/delivery-fee.repository.ts';
import { getDeliveryRates } from '../../../catalogue/get-delivery-rates.ts';
import { shareListings } from '../../../catalogue/listing-lock.repository.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { type OfferNow, readOffers } from '../../cart/read-offers.ts';
import { repriceSaleLine } from '../../special-sale/price-sale-line.ts';
import type { NewOrderLine } from '../order-line.repository.ts';
import { shortOf } from '../stock/move-stock.ts';
import { priceChanged } from './assert-buyable.ts';

// While an order waits for its stock, the operator may stop the goods or change a price. So everything read before the wait is read again
// after it, in the transaction that has locked the stock, and cannot change before that ends.

type Placed = { readonly lines: readonly NewOrderLine[]; readonly at: Date };

/**
 * Refuses an order whose goods are no longer offered as it was priced. Errors: 4042 and 4091 something is not for sale, 4093 with the
 * current total when a price has changed, 4600 its special sale is over.
 */
export async function assertStillOffered(
  transaction: MallTransaction,
  mall: Mall,
  { lines, at, postcode, expectedTotal }: Placed & { readonly postcode: string; readonly expectedTotal: number },
): Promise<void> {
  const [offerOf, deliveryRates] = await readAgain(transaction, mall, lines);
  const now = await Promise.all(
    lines.map(async (line) => {
      const offer = assertForSale(line, offerOf(line));
      const { hasFreeDelivery, deliveryMethod } = offer;
      const { saleNo } = line;
      const unitPrice = saleNo ? await repriceSaleLine(transaction, { saleNo, line: offer, at }) : offer.unitPrice;
      return { ...line, unitPrice, hasFreeDelivery, deliveryMethod };
    }),
  );
  const { total } = sumBasket(now, deliveryRates, postcode);
  // Two prices may change so that the total stays the same, with wrong prices in the lines.
  const hasOtherPrices = now.some((line, index) => line.unitPrice !== lines[index]?.unitPrice);
  if (total !== expectedTotal || hasOtherPrices) throw priceChanged(total);
}

/** Whether each line is still for sale at its price, and the delivery rates the same. */
export async function isStillOffered(
  transaction: MallTransaction,
  mall: Mall,
  { lines, deliveryRates }: Pick<Placed, 'lines'> & { readonly deliveryRates: DeliveryRates },
): Promise<boolean> {
  const [offerOf, ratesNow] = await readAgain(transaction, mall, lines);
  const isOffered = (line: NewOrderLine) => {
    const offer = offerOf(line);
    return offer?.state === 'ORDERABLE' && offer.unitPrice === line.unitPrice;
  };
  return isDeepStrictEqual(ratesNow, deliveryRates) && lines.every(isOffered);
}

/** The lock comes first, and each statement sees what was committed when it was granted. */
async function readAgain(transaction: MallTransaction, mall: Mall, lines: readonly NewOrderLine[]) {
  const productNos = [...new Set(lines.map(({ productNo }) => productNo))];
  const [, ...read] = await Promise.all([
    shareListings(transaction, { productNos }),
    readOffers(transaction, lines),
    readRates(transaction, mall),
  ]);
  return read;
}

async function readRates(transaction: MallTransaction, mall: Mall): Promise<DeliveryRates> {
  const [{ deliveryFee: fee, freeDeliveryFrom: freeFrom, remoteSurcharge }, rates] = await Promise.all([
    findDeliveryRates(transaction),
    getDeliveryRates(transaction, mall),
  ]);
  return ratesByMethod({ ...rates, usual: { fee, freeFrom }, remoteSurcharge });
}

function assertForSale({ productName }: NewOrderLine, offer: OfferNow | undefined): OfferNow {
  if (!offer || offer.state === 'STOPPED') throw new AppError('4042');
  if (offer.state === 'SOLD_OUT') throw shortOf(productName, 0);
  return offer;
}
