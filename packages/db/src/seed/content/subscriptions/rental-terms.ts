import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import { z } from 'zod';
import { textByName } from '../../demo-files/fields.ts';
import { readDemoFile } from '../../demo-files/read-demo-files.ts';
import { entryOf } from '../../demo-files/references.ts';
import type { Labelled, PartnerCard } from '../types.ts';

const delivery = z.strictObject({
  method: z.enum(deliveryMethodCodes),
  note: z.string(),
  takeBackFee: z.int(),
  /** The cost of leaving, stated before the contract. */
  cancellation: textByName,
});

const card = z.strictObject({
  name: z.string(),
  minimumSpend: z.int(),
  discount: z.int(),
  lowDiscount: z.int(),
  /** Only for fees from this amount on. */
  feeFrom: z.int().default(0),
});

const termsFile = z.strictObject({
  /** Percentage of the remaining fees, when a customer leaves within the term. */
  leavePercent: z.int(),
  deliveries: z.record(z.string(), delivery),
  partnerCards: z.strictObject({ lowFee: z.int(), cards: z.array(card) }),
});

const { leavePercent, deliveries, partnerCards } = readDemoFile('rental-terms.yaml', termsFile);

/** How a rented product is delivered and taken back, by its name in the data. */
export const rentalDelivery = entryOf('way of delivery', deliveries);

/** The cost of leaving. */
export function leavingOf({ takeBackFee, cancellation }: z.output<typeof delivery>) {
  const cancellationTerms: Labelled[] = Object.entries(cancellation).map(([label, text]) => ({
    label,
    value: text
      .replace('{leavePercent}', String(leavePercent))
      .replace('{takeBackFee}', takeBackFee.toLocaleString('ko-KR')),
  }));
  return { leavePercent, takeBackFee, cancellationTerms };
}

/** The cards that can pay a monthly fee. */
export const partnerCardsOf = (fee: number): PartnerCard[] =>
  partnerCards.cards
    .filter(({ feeFrom }) => fee >= feeFrom)
    .map(({ name, minimumSpend, discount, lowDiscount }, index) => ({
      cardNo: index + 1,
      name,
      minimumSpend,
      monthlyDiscount: fee < partnerCards.lowFee ? lowDiscount : discount,
    }));
