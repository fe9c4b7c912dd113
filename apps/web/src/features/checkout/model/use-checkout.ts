import type { OrderSheet } from '@mall/contracts/order';
import { useEffect } from 'react';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import { rememberPostcode } from '../../../entities/arrival/delivery-place.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { orderDraftName } from './order-draft.ts';
import {
  emptyOrderForm,
  type OrderForm,
  orderErrors,
  orderFieldNames,
  orderLimits,
  toOrderInput,
} from './order-form.ts';
import type { Purchase } from './purchase.ts';
import { missingCount, viewSheet } from './sheet-view.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Everything that the order page decides once its sheet has loaded. */
export function useCheckout(sheet: OrderSheet, purchase: Purchase) {
  const { isGift = false } = purchase;
  const book = useAddressBook();
  const { place, explain, isLeaving } = usePlaceOrder(purchase);
  const orderOf = (typed: OrderForm) => {
    const address = isGift
      ? undefined
      : (book.addresses.find(({ addressNo }) => addressNo === typed.addressNo) ?? book.addresses[0]);
    return { form: typed, address, view: viewSheet(sheet, address?.postcode ?? ''), terms: sheet.terms, isGift };
  };
  const form = useMallForm<OrderForm, void>({
    values: emptyOrderForm(sheet),
    draft: orderDraftName,
    limits: orderLimits,
    names: orderFieldNames,
    validate: (typed) => orderErrors(orderOf(typed)),
    send: async (typed) => {
      await place(toOrderInput(orderOf(typed), purchase));
    },
    onError: explain,
    failure: '',
  });
  const order = orderOf(form.values);
  const postcode = order.address?.postcode;
  useEffect(() => {
    if (postcode !== undefined) rememberPostcode(postcode);
  }, [postcode]);
  return {
    ...{ form, order, book },
    ...{
      address: order.address,
      view: order.view,
      terms: sheet.terms,
      deliveryRates: sheet.deliveryRates,
      depositBefore: sheet.depositBefore,
    },
    /** Why it cannot be ordered now; null when it can. */
    exceededLimit: sheet.exceededLimit,
    missing: missingCount(purchase.items, sheet.lines),
    submit: () => sheet.exceededLimit === null && form.submit(),
    isPlacing: form.isSending || isLeaving,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
