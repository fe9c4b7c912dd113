import type { OrderSheet } from '@mall/contracts/order';
import { useState } from 'react';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import { useDraft } from '../../../lib/browser/use-draft.ts';
import { consentsOf } from './consents.ts';
import { focusField } from './focus-field.ts';
import { orderDraftName } from './order-draft.ts';
import {
  emptyOrderForm,
  linesKey,
  type OrderComplaints,
  type OrderForm,
  orderComplaints,
  orderFields,
  toOrderInput,
} from './order-form.ts';
import type { Purchase } from './purchase.ts';
import { missingCount, viewSheet } from './sheet-view.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Everything the order page decides once its sheet is there. */
export function useCheckout(sheet: OrderSheet, purchase: Purchase) {
  const book = useAddressBook();
  const [typed, changeDraft] = useDraft(orderDraftName, emptyOrderForm(sheet));
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<OrderComplaints>({});

  const address = book.addresses.find(({ addressNo }) => addressNo === typed.addressNo) ?? book.addresses[0];
  const view = viewSheet(sheet, address?.postcode ?? '');
  const key = linesKey(view);
  const form: OrderForm = typed.consentsFor === key ? typed : { ...typed, agreedTerms: [], hasChecked: false };
  const change = (changed: Partial<OrderForm>) => {
    setRefused({});
    changeDraft({ agreedTerms: form.agreedTerms, hasChecked: form.hasChecked, ...changed, consentsFor: key });
  };
  const consents = consentsOf(sheet.terms, form, change);
  const order = { form, address, view, termNos: consents.termNos };
  const found = orderComplaints(order);
  const wrong = { ...refused, ...found };
  const { place, isPlacing } = usePlaceOrder(purchase, (complaints) => {
    setRefused(complaints);
    const first = orderFields.find((field) => field in complaints);
    if (first) focusField(first);
  });

  const firstWrong = orderFields.find((field) => field in wrong);
  const lead = () => firstWrong && focusField(firstWrong);
  const submit = () => {
    if (isPlacing || sheet.exceededLimit) return;
    setTried(true);
    setRefused({});
    const blocking = orderFields.find((field) => field in found);
    if (blocking || !address) focusField(blocking ?? 'address');
    else place(toOrderInput({ ...order, address }, purchase));
  };
  return {
    form,
    change,
    book,
    address,
    view,
    tariff: sheet.tariff,
    depositBefore: sheet.depositBefore,
    /** Why it cannot be ordered now; null when it can. */
    exceededLimit: sheet.exceededLimit,
    consents,
    missing: missingCount(purchase.items, sheet.lines),
    complaints: hasTried ? wrong : {},
    wrongCount: hasTried ? Object.keys(wrong).length : 0,
    lead,
    submit,
    isPlacing,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
