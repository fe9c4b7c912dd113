import { type OrderQuote, placeOrderByHand, quoteOrder } from '@mall/contracts/office/order-by-hand';
import { listOrders } from '@mall/contracts/office/orders';
import { paymentMethods } from '@mall/contracts/order-codes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { reading, useAct } from '../../../lib/use-office.ts';

export type Caller = { readonly mallId: number; readonly memberNo: number };
export type Item = { readonly productNo: string; readonly optionNo: number; readonly quantity: number };

const typedAddress = { recipient: '', phone: '', postcode: '', roadAddress: '', detailAddress: '' };
const start = {
  ...typedAddress,
  deliveryRequest: '',
  ordererPhone: '',
  ordererEmail: '',
  paymentMethod: paymentMethods[0] as string,
  reason: '전화 주문',
};
type Values = typeof start;
/** The choice of a typed address, among the numbers of stored ones. */
export const otherAddress = 'other';

/** An order for a caller in progress: its items, its address, and its total. */
export function useByHand(caller: Caller) {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [placed, setPlaced] = useState<{ orderNo: string; payUrl: string; expiresAt: string }>();
  const [postcode, setPostcode] = useState('');
  const isTyped = chosen === otherAddress;
  const quote = useQuery({
    ...reading(quoteOrder, {
      params: caller,
      body: { items: [...items], ...(isTyped ? { postcode } : chosen !== undefined && { addressNo: Number(chosen) }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const place = useAct(placeOrderByHand, { changes: [listOrders, quoteOrder], onDone: setPlaced });
  const addressNo = chosen ?? String(quote.data?.addresses[0]?.addressNo ?? otherAddress);
  const bodyOf = ({ deliveryRequest, paymentMethod, reason, ordererPhone, ordererEmail, ...typed }: Values) => ({
    ...{ items: [...items], deliveryRequest, reason, expectedTotal: quote.data?.total ?? 0 },
    ...(ordererPhone !== '' && { ordererPhone: ordererPhone.replaceAll(/\D/g, '') }),
    ...(ordererEmail !== '' && { ordererEmail }),
    paymentMethod: paymentMethods.find((method) => method === paymentMethod) ?? 'CARD',
    ...(addressNo === otherAddress
      ? { delivery: { ...typed, phone: typed.phone.replaceAll(/\D/g, '') } }
      : { addressNo: Number(addressNo) }),
  });
  const form = useOfficeForm({
    shape: placeOrderByHand.body,
    values: start,
    toBody: bodyOf,
    send: (values) => place.mutateAsync({ params: caller, body: bodyOf(values) }),
  });
  const isSame = (one: Item, other: Item) => one.productNo === other.productNo && one.optionNo === other.optionNo;
  return {
    ...{ form, quote, items, addressNo, placed, isTyped: addressNo === otherAddress },
    setAddress: setChosen,
    /** The freight of a typed address depends on its postcode. */
    setPostcode,
    set: (item: Item) =>
      setItems(
        item.quantity === 0
          ? items.filter((one) => !isSame(one, item))
          : items.some((one) => isSame(one, item))
            ? items.map((one) => (isSame(one, item) ? item : one))
            : [...items, item],
      ),
    refusal: refusalOf(quote.data, items),
  };
}
export type ByHand = ReturnType<typeof useByHand>;

const refusalOf = (quote: OrderQuote | undefined, items: readonly Item[]): string | null =>
  items.length === 0 ? '상품을 담아 주세요.' : (quote?.refusal ?? null);
