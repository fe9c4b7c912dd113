import type { DeliveryFee } from './types.ts';

/** Methods that no sum of goods makes free: freight, and delivery on the day of the order. */
export const deliveryFees: readonly DeliveryFee[] = [
  { deliveryMethod: '2', fee: 20_000, freeFrom: null },
  { deliveryMethod: '8', fee: 5_000, freeFrom: null },
];
