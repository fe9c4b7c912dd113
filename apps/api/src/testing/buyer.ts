import { randomUUID } from 'node:crypto';
import type { Claim, OrderDetail, OrderSheet } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { agreedTerms, type Shop } from './shop.ts';

export const delivery = {
  recipient: '이나래',
  phone: '01098765432',
  postcode: '04512',
  roadAddress: '서울 중구 세종대로 1',
  detailAddress: '101호',
};

/** An item as a buyer sends it; tests also send invalid ones. */
export const item = (productNo: string, quantity: unknown = 1, optionNo: unknown = 1) => ({
  productNo,
  optionNo,
  quantity,
});
type Item = ReturnType<typeof item>;

/** The body of an order, with ordinary values unless the test says otherwise. */
export const orderBody = (values: Record<string, unknown> = {}) => ({
  requestKey: randomUUID(),
  ordererName: '김가은',
  ordererPhone: '01012345678',
  ordererEmail: 'gaeun@example.kr',
  delivery,
  deliveryRequest: '문 앞에 놓아 주세요',
  paymentMethod: 'CARD',
  agreedTerms,
  expectedTotal: 0,
  ...values,
});

type Placed = { orderNo: string; window: { url: string } | null };
type ClaimValues = { type?: string; fault?: string; lines?: { lineNo: number; quantity: unknown }[] };

/** A member at one mall's API, with the calls for buying. */
export function createBuyer(shop: Shop, { mallUrl = 'familyshop', token = '' } = {}) {
  const at = shop.at(mallUrl);
  const signed = { token: token || (shop.tokens[mallUrl] ?? '') };
  const post = <Data>(path: string, body: object = {}) => at.post<Data>(path, { ...signed, body });
  const get = <Data>(path: string) => at.get<Data>(path, signed);
  const claimBody = (values: ClaimValues) => ({
    ...{ type: 'CANCEL', fault: 'MEMBER', lines: [{ lineNo: 1, quantity: 1 }] },
    ...values,
  });

  const place = (items: Item[] | undefined, values: Record<string, unknown> = {}) =>
    post<Placed>('/orders', orderBody({ ...(items && { items }), ...values }));
  /** Places an order that must succeed, and returns its number. */
  const order = async (items: Item[], expectedTotal: number, values: Record<string, unknown> = {}) => {
    const reply = await place(items, { expectedTotal, ...values });
    if (!reply.data) throw new Error(`no order: ${reply.text}`);
    return reply.data.orderNo;
  };
  const pay = (orderNo: string) => {
    const payment = shop.fake.latestOf(orderNo);
    const body = { paymentKey: payment?.paymentKey, orderId: payment?.orderId, amount: payment?.totalAmount };
    return post<{ state: OrderState }>('/payments/confirm', body);
  };
  return {
    post,
    get,
    put: <Data>(path: string, body: object) => at.put<Data>(path, { ...signed, body }),
    sheet: (items?: Item[]) => post<OrderSheet>('/order-sheet', items ? { items } : {}),
    place,
    order,
    pay,
    /** Places and pays an order. */
    buy: async (items: Item[], expectedTotal: number, values: Record<string, unknown> = {}) => {
      const orderNo = await order(items, expectedTotal, values);
      const { text, data } = await pay(orderNo);
      if (data?.state !== 'PAID') throw new Error(`not paid: ${text}`);
      return orderNo;
    },
    detail: (orderNo: string) => get<OrderDetail>(`/orders/${orderNo}`),
    quote: (orderNo: string, values: ClaimValues = {}) =>
      post<{ refund: number }>(`/orders/${orderNo}/refund-quote`, claimBody(values)),
    claim: (orderNo: string, expectedRefund: number, values: ClaimValues & Record<string, unknown> = {}) =>
      post<OrderDetail & { claims: Claim[] }>(`/orders/${orderNo}/claims`, {
        ...claimBody(values),
        ...{ reason: '마음이 바뀌었어요', expectedRefund },
        ...values,
      }),
    withdraw: (orderNo: string, claimNo: number) => post<OrderDetail>(`/orders/${orderNo}/claims/${claimNo}/withdraw`),
    confirm: (orderNo: string) => post<OrderDetail>(`/orders/${orderNo}/confirm`),
  };
}

export type Buyer = ReturnType<typeof createBuyer>;

/** Pieces of an option on the shelf. */
export async function stockOf({ owner }: Shop, productNo: string, optionNo = 1): Promise<number> {
  const { quantity } = await owner
    .selectFrom('optionStock')
    .select('quantity')
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .executeTakeFirstOrThrow();
  return quantity;
}
