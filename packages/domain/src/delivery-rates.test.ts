import { expect, test } from 'vitest';
import { productDelivery, ratesByMethod } from './delivery-rates.ts';

const deliveryRates = ratesByMethod({
  usual: { fee: 3_000, freeFrom: 50_000 },
  byMethod: [{ deliveryMethod: '2', fee: 20_000, freeFrom: null }],
  remoteSurcharge: 3_000,
});

test.each([
  ['an ordinary parcel costs the usual fee', '1', false, { deliveryFee: 3_000, freeDeliveryFrom: 50_000 }],
  ['freight costs its own, and is never free', '2', false, { deliveryFee: 20_000, freeDeliveryFrom: null }],
  ['free delivery costs nothing', '2', true, { deliveryFee: 0, freeDeliveryFrom: null }],
  ['what is collected costs nothing', '9', false, { deliveryFee: 0, freeDeliveryFrom: 50_000 }],
] as const)('%s', (_title, deliveryMethod, hasFreeDelivery, expected) => {
  expect(productDelivery({ deliveryMethod, hasFreeDelivery }, deliveryRates)).toEqual(expected);
});
