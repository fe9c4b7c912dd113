import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { entryOf } from '../demo-files/references.ts';
import type { DeliveryFee } from './types.ts';

const deliveryMethod = z.enum(deliveryMethodCodes);
const way = z.strictObject({ method: deliveryMethod, isFree: z.boolean(), shipsToday: z.boolean(), note: z.string() });
const deliveryFile = z.strictObject({
  ways: z.record(z.string(), way),
  fees: z.array(z.strictObject({ deliveryMethod, fee: z.int(), freeFrom: z.int().nullable() })),
});

const { ways, fees } = readDemoFile('delivery.yaml', deliveryFile);

/** The fee of a delivery method, if it differs from the mall's usual one. */
export const deliveryFees: readonly DeliveryFee[] = fees;

/** How goods are delivered, by the name in the data. */
export const deliveryWay = entryOf('way of delivery', ways);

export const deliveryOf = ({ method, isFree, shipsToday, note }: z.output<typeof way>) => ({
  deliveryMethod: method,
  hasFreeDelivery: isFree,
  shipsToday,
  deliveryNote: note,
});
