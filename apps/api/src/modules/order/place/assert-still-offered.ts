import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type DeliveryRates, sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';
import { findDeliveryRates } from '../../../catalogue/delivery-fee.repository.ts';
import { shareListings } from '../../../catalogue/listing-lock.repository.ts';
import { type OfferNow, readOffers } from '../../cart/read-offers.ts';
import { repriceSaleLine } from '../../special-sale/price-sale-line.ts';
import type { NewOrderLine } from '../order-line.repository.ts';
import { shortOf } from '../stock/move-stock.ts';
import { priceChanged } from './assert-buyable.ts';

// While an order waits for the stock's lock, the operator may stop a product or change a price. Everything read before
// is therefore read again in the transaction that holds the lock, and cannot change until it ends.

type Placed = { readonly lines: readonly NewOrderLine[]; readonly at: Date };

/**
 * Rejects an order whose goods are no longer offered at the prices it was computed with. Errors: 4042 and 4091
 * something is not for sale, 4093 with the current total when a price has changed, 4600 its special sale is over.
 */
export async function assertStillOffered(
  transaction: MallTransaction,
  { lines, at, postcode, expectedTotal }: Placed & { readonly postcode: string; readonly expectedTotal: number },
): Promise<void> {
  const [offerOf, deliveryRates] = await readAgain(transaction, lines);
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
  // Two prices may change so that the total stays the same while the lines are wrong.
  const hasOtherPrices = now.some((line, index) => line.unitPrice !== lines[index]?.unitPrice);
  if (total !== expectedTotal || hasOtherPrices) throw priceChanged(total);
}

/** Whether each line is still for sale at its price, and the delivery rates are unchanged. */
export async function isStillOffered(
  transaction: MallTransaction,
  { lines, deliveryRates }: Pick<Placed, 'lines'> & { readonly deliveryRates: DeliveryRates },
): Promise<boolean> {
  const [offerOf, ratesNow] = await readAgain(transaction, lines);
  const isOffered = (line: NewOrderLine) => {
    const offer = offerOf(line);
    return offer?.state === 'ORDERABLE' && offer.unitPrice === line.unitPrice;
  };
  return isDeepStrictEqual(ratesNow, deliveryRates) && lines.every(isOffered);
}

/** The lock is taken first; each later statement sees what was committed before it was granted. */
async function readAgain(transaction: MallTransaction, lines: readonly NewOrderLine[]) {
  const productNos = [...new Set(lines.map(({ productNo }) => productNo))];
  const [, ...read] = await Promise.all([
    shareListings(transaction, { productNos }),
    readOffers(transaction, lines),
    readRates(transaction),
  ]);
  return read;
}

async function readRates(transaction: MallTransaction): Promise<DeliveryRates> {
  const { deliveryFee: fee, freeDeliveryFrom: freeFrom, ...rates } = await findDeliveryRates(transaction);
  return ratesByMethod({ ...rates, usual: { fee, freeFrom } });
}

function assertForSale({ productName }: NewOrderLine, offer: OfferNow | undefined): OfferNow {
  if (!offer || offer.state === 'STOPPED') throw new AppError('4042');
  if (offer.state === 'SOLD_OUT') throw shortOf(productName, 0);
  return offer;
}
