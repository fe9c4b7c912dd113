import { z } from 'zod';
import { colour } from '../demo-files/fields.ts';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { entryOf } from '../demo-files/references.ts';
import type { Sticker } from './types.ts';

const sticker = z.strictObject({ type: z.string(), colour });
const stickers = z.record(z.string(), sticker);
const stickerFile = z.strictObject({
  goods: z.object({ new: sticker }).catchall(sticker),
  phones: stickers,
  subscriptions: stickers,
});

const { goods, phones, subscriptions } = readDemoFile('stickers.yaml', stickerFile);

/** Goods with it were registered recently. */
export const newGoods: Sticker = goods.new;

const namesOf = (entries: Readonly<Record<string, Sticker>>) => z.array(entryOf('sticker', entries)).default([]);
export const goodsStickers = namesOf(goods);
export const phoneStickers = namesOf(phones);
export const subscriptionStickers = namesOf(subscriptions);
