import { z } from 'zod';
import { textByName } from '../../demo-files/fields.ts';
import { entryOf, unique } from '../../demo-files/references.ts';
import { brandName } from '../brands.ts';
import { deliveryWay } from '../delivery.ts';
import { familyTexts } from '../family-texts.ts';
import { productPictures } from '../pictures.ts';
import { goodsNotice } from '../statutory-notice.ts';
import { goodsStickers } from '../stickers.ts';
import { itemStates } from './item-states.ts';

const item = z.strictObject({
  productNo: z.string().regex(/^GD\d{6}$/),
  brand: brandName,
  name: z.string(),
  modelName: z.string(),
  prices: z.strictObject({ market: z.int(), sale: z.int() }),
  pictures: productPictures,
  summary: z.string(),
  tag: z.string().default(''),
  stickers: goodsStickers,
  /** Without it, simply on sale. */
  state: entryOf('state', itemStates).default({}),
  /** Size, volume or set with its extra price: each colour is offered in each of them. */
  sets: z.record(z.string(), z.int()).default({ '': 0 }),
  /** What distinguishes it from its family. */
  specs: textByName.default({}),
  /** Used instead of its family's texts, where those would not be true of it. */
  features: textByName.optional(),
  figures: textByName.optional(),
  tags: z.array(z.string()).default([]),
  delivery: deliveryWay.optional(),
});

const family = z.strictObject({
  ...familyTexts,
  notice: goodsNotice,
  delivery: deliveryWay,
  /** Food and the like have no colours to choose from. */
  hasColours: z.boolean().default(true),
  items: z.array(item),
});

export type Family = z.output<typeof family>;
export type FamilyItem = z.output<typeof item>;

export const goodsFiles = z
  .record(z.string(), z.array(family))
  .superRefine(unique('productNo'))
  .superRefine(unique('modelName'));
