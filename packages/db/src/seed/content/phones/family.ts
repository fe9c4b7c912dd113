import { discountTypes, joinTypes, networks } from '@mall/contracts/wireless-codes';
import { z } from 'zod';
import { textByName } from '../../demo-files/fields.ts';
import { reference, unique } from '../../demo-files/references.ts';
import { brandName } from '../brands.ts';
import { carrierPlans } from '../carrier-plans.ts';
import { deliveryWay } from '../delivery.ts';
import { familyTexts } from '../family-texts.ts';
import { productPictures } from '../pictures.ts';
import { phoneStickers } from '../stickers.ts';

const model = z.strictObject({
  productNo: z.string().regex(/^HP\d{6}$/),
  name: z.string(),
  modelName: z.string(),
  network: z.enum(networks).default('5G'),
  /** Until it is released, support is the same in every mall and has no history. */
  isPreorder: z.boolean().default(false),
  delivery: deliveryWay.prefault('phone'),
  releasedOn: z.iso.date(),
  /** One per colour. */
  pictures: productPictures,
  /** In won by memory, smallest first. */
  releasePrices: z.record(z.string(), z.int()),
  soldOutMemories: z.array(z.string()).default([]),
  /** Colours without stock. */
  soldOutColours: z.array(z.string()).default([]),
  summary: z.string(),
  tag: z.string(),
  stickers: phoneStickers,
  /** In the notation of benefit lines: `{highlighted} + plain, next`. */
  benefits: z.tuple([z.string(), z.string()]),
  /** The number of people who joined so far, by joining type. */
  counts: z.strictObject({ new: z.int(), transfer: z.int(), change: z.int() }),
  /** The choice that prices a card. */
  offer: z.strictObject({
    memory: z.string(),
    plan: reference(
      'plan',
      carrierPlans.map(({ name }) => name),
    ),
    joinType: z.enum(joinTypes),
    discountType: z.enum(discountTypes),
  }),
  /** The support of exactly this offer; that of other choices is derived from it. */
  supports: z.strictObject({ common: z.int(), extra: z.int() }),
  specs: textByName.default({}),
  figures: textByName.default({}),
  tags: z.array(z.string()).default([]),
});

const family = z.strictObject({ ...familyTexts, brand: brandName, models: z.array(model) });

export type PhoneFamily = z.output<typeof family>;
export type PhoneModel = z.output<typeof model>;

export const phoneFiles = z
  .record(z.string(), z.array(family))
  .superRefine(unique('productNo'))
  .superRefine(unique('modelName'));
