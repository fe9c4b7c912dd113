import { amount, integer, oneOf } from './wire.ts';
import { discountTypes } from './wireless-codes.ts';

/** Every amount of a choice in whole won, as shown by the card, the detail, the quote and the contract sheet. */
export const quoteAmounts = {
  discountType: oneOf(discountTypes),
  releasePrice: amount,
  /** Off the device; 0 with the plan discount, which is off the plan only. */
  commonSupport: amount,
  extraSupport: amount,
  /** 할부원금. */
  principal: amount,
  instalmentMonths: integer,
  deviceMonthly: amount,
  deviceLastMonth: amount,
  deviceInterest: amount,
  planMonthlyPrice: amount,
  planDiscountMonthly: amount,
  planMonthly: amount,
  /** Device instalment + plan. */
  monthlyTotal: amount,
  /** The length of the contract. */
  contractMonths: integer,
  termMonths: integer,
  /** All instalments, and the plan over the term. */
  termTotal: amount,
};
