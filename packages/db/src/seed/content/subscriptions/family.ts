import { z } from 'zod';
import { textByName } from '../../demo-files/fields.ts';
import { unique } from '../../demo-files/references.ts';
import { brandName } from '../brands.ts';
import { familyTexts } from '../family-texts.ts';
import { productPictures } from '../pictures.ts';
import { goodsNotice } from '../statutory-notice.ts';
import { subscriptionStickers } from '../stickers.ts';
import { rentalDelivery } from './rental-terms.ts';

const rent = z.strictObject({
  /** The longest contract and its price per month; shorter ones cost more. */
  months: z.literal([12, 24, 36, 60]),
  fee: z.int(),
  registrationFee: z.int().default(0),
  isFirstMonthFree: z.boolean().default(false),
  /** Absent when the product can only be rented. */
  purchasePrice: z.int().nullable().default(null),
});

const item = z.strictObject({
  productNo: z.string().regex(/^SB\d{6}$/),
  brand: brandName,
  name: z.string(),
  modelName: z.string(),
  rent,
  pictures: productPictures,
  summary: z.string(),
  tag: z.string().default(''),
  stickers: subscriptionStickers,
  isSoldOut: z.boolean().default(false),
  specs: textByName.default({}),
});

const family = z.strictObject({
  ...familyTexts,
  notice: goodsNotice,
  /** Who maintains it. With both, care by the customer is offered up to 36 months, and then costs less. */
  care: z.enum(['visit', 'self', 'both']),
  visitCycleMonths: z.int(),
  delivery: rentalDelivery,
  items: z.array(item),
});

export type Rent = z.output<typeof rent>;
export type RentalItem = z.output<typeof item>;
export type RentalFamily = z.output<typeof family>;

export const subscriptionFiles = z
  .record(z.string(), z.array(family))
  .superRefine(unique('productNo'))
  .superRefine(unique('modelName'));
