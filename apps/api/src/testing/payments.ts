import { randomUUID } from 'node:crypto';
import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';
import type { RefundAccount } from '@mall/contracts/claim';
import type { OrderDetail } from '@mall/contracts/order';
import type { OrderState, PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentReturn } from '@mall/contracts/payment';
import { findFreePort } from '@mall/db/embedded-process';
import type { MallScope } from '@mall/db/in-mall';
import { sandboxMailFrom, startSandbox } from '../../../sandbox/src/server.ts';
import { createSmtpSender } from '../mail/smtp-sender.ts';
import { recoverPayments } from '../modules/payment/recover/recover-payments.ts';
import { settleConfirming } from '../modules/payment/recover/settle-confirming.ts';
import type { PaymentGateway } from '../payment/payment-gateway.ts';
import { createTossPayments } from '../payment/toss-payments.ts';
import { goods, listingOf, option } from './products.ts';
import { sandboxControls } from './sandbox-controls.ts';
import { agreedTerms, openShop, type Shop } from './shop.ts';
import { signInAs } from './test-app.ts';

export type Returned = { readonly paymentKey: string; readonly orderId: string; readonly amount: number };

type OrderWanted = {
  readonly quantity?: number;
  readonly mallUrl?: string;
  readonly ordererName?: string;
  /** When it differs from the product's. */
  readonly unitPrice?: number;
  readonly cashReceipt?: CashReceiptChoice;
  /** The same request key repeats the same order. */
  readonly requestKey?: string;
};
type AgainWanted = { readonly cashReceipt?: CashReceiptChoice; readonly returnsTo?: PaymentReturn };
type OrderReply = { readonly orderNo: string; readonly state: OrderState };
export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>;

const price = 60_000;

/**
 * A shop whose payments and mails go to the sandbox, whose notices come back over HTTP; one product, delivered free.
 * `around` may wrap the gateway, to cut the connection where a test needs it.
 */
export async function openPayingShop(around: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway) {
  let waited = 0;
  const clock = () => new Date(Date.now() + waited);
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1', clock });
  const gateway = around(createTossPayments({ ...sandbox, accountHolder: '모아온', timeoutMilliseconds: 3_000 }));
  const product = goods('GD0001', { salePrice: price, options: [option({ stockQuantity: 1_000 })] });
  const malls = [
    { mallId: 1, mallUrl: 'familyshop', listings: [listingOf(product)] },
    { mallId: 2, mallUrl: 'hanul', listings: [listingOf(product)] },
  ];
  // The sandbox sends its notices to the address that payments return to, which is configured.
  const port = await findFreePort();
  const shop = await openShop({
    config: { mallOrigin: `http://{mall}.localhost:${port}` },
    products: [product],
    malls,
    gateway,
    mailSender: createSmtpSender({ smtpUrl: sandbox.smtpUrl, from: sandboxMailFrom }),
  });
  await shop.app.listen({ port, host: '127.0.0.1' });
  const tokens = { ...shop.tokens };
  /** Moves both clocks on; the members stay signed in. */
  const wait = async (milliseconds: number) => {
    waited += milliseconds;
    shop.wait(milliseconds);
    for (const { mallId, mallUrl } of malls) tokens[mallUrl] = (await signInAs(shop, mallUrl, mallId)).accessToken;
  };
  const close = async () => {
    await sandbox.close();
    await shop.close();
  };
  /** Runs what the jobs of a minute do for the payments of a mall. */
  const recover = async (mall: MallScope = { mallId: 1 }) => {
    await settleConfirming(shop.app.dependencies, mall);
    await recoverPayments(shop.app.dependencies, mall);
  };
  return {
    ...shop,
    sandbox,
    gateway,
    wait,
    recover,
    close,
    ...buying({ ...shop, tokens }, port),
    ...sandboxControls(sandbox.url),
  };
}

function buying(shop: Shop, port: number) {
  const at = (mallUrl: string) => ({
    token: shop.tokens[mallUrl] ?? '',
    headers: { host: `${mallUrl}.localhost:${port}` },
  });
  return {
    /** Places an order for this many pieces and returns where to pay it. */
    order: async (paymentMethod: PaymentMethod = 'CARD', wanted: OrderWanted = {}) => {
      const { quantity = 1, mallUrl = 'familyshop', ordererName = '김가은', cashReceipt, unitPrice = price } = wanted;
      const { requestKey = randomUUID() } = wanted;
      const delivery = {
        recipient: '김가은',
        phone: '01012345678',
        postcode: '04524',
        roadAddress: '서울 중구 세종대로 110',
      };
      const reply = await shop.at(mallUrl).post<{ orderNo: string; window: { url: string } | null }>('/orders', {
        ...at(mallUrl),
        body: {
          items: [{ productNo: 'GD0001', optionNo: 1, quantity }],
          requestKey,
          ordererName,
          ordererPhone: '01012345678',
          ordererEmail: 'gaeun@example.kr',
          delivery: { ...delivery, detailAddress: '' },
          deliveryRequest: '',
          paymentMethod,
          ...(cashReceipt && { cashReceipt }),
          agreedTerms,
          expectedTotal: quantity * unitPrice,
        },
      });
      if (!reply.data) throw new Error(`the order was refused: ${reply.text}`);
      return { orderNo: reply.data.orderNo, url: reply.data.window?.url ?? '' };
    },
    confirm: (returned: Returned, mallUrl = 'familyshop') =>
      shop.at(mallUrl).post<OrderReply>('/payments/confirm', { ...at(mallUrl), body: returned }),
    fail: (orderId: string) =>
      shop.at('familyshop').post<{ orderNo: string }>('/payments/fail', {
        ...at('familyshop'),
        body: { orderId, code: 'PAY_PROCESS_CANCELED', message: '사용자에 의해 결제가 취소되었습니다.' },
      }),
    payAgain: async (orderNo: string, paymentMethod: PaymentMethod, wanted: AgainWanted = {}) => {
      const options = { ...at('familyshop'), body: { paymentMethod, ...wanted } };
      const reply = await shop.at('familyshop').post<{ window: { url: string } }>(`/orders/${orderNo}/pay`, options);
      return { ...reply, url: reply.data?.window.url ?? '' };
    },
    /** Requests a cash receipt after the order. */
    requestReceipt: (orderNo: string, receiptChoice: CashReceiptChoice, token = at('familyshop').token) =>
      shop.at('familyshop').put<OrderDetail>(`/orders/${orderNo}/cash-receipt`, {
        ...at('familyshop'),
        token,
        body: receiptChoice,
      }),
    /** Cancels this many pieces of the order's only line, as its member. */
    cancel: (orderNo: string, expectedRefund: number, refundAccount?: RefundAccount, quantity = 1) =>
      shop.at('familyshop').post(`/orders/${orderNo}/claims`, {
        ...at('familyshop'),
        body: {
          type: 'CANCEL',
          fault: 'MEMBER',
          lines: [{ lineNo: 1, quantity }],
          reason: '단순 변심',
          expectedRefund,
          ...(refundAccount && { refundAccount }),
        },
      }),
    /** Requests the return of a late deposit. */
    returnDeposit: (orderNo: string, refundAccount: RefundAccount, token = at('familyshop').token) =>
      shop.at('familyshop').post<OrderDetail>(`/orders/${orderNo}/late-deposit/return`, {
        ...at('familyshop'),
        token,
        body: { refundAccount },
      }),
    notify: (body: object) => shop.at('familyshop').post('/payments/webhook', { body }),
    read: async (orderNo: string) => {
      const reply = await shop.at('familyshop').get<OrderDetail>(`/orders/${orderNo}`, at('familyshop'));
      if (!reply.data) throw new Error(`the order is not shown: ${reply.text}`);
      return reply.data;
    },
    /** The order and its money as the database has them. */
    look: async (orderNo: string) => {
      const of = <Row>(query: { where: (column: 'orderNo', is: '=', value: string) => Row }) =>
        query.where('orderNo', '=', orderNo);
      const { state } = await of(shop.owner.selectFrom('mallOrder').select('state')).executeTakeFirstOrThrow();
      const attempts = await of(shop.owner.selectFrom('paymentAttempt').select(['attemptNo', 'state']))
        .orderBy('attemptNo')
        .execute();
      const entries = await of(shop.owner.selectFrom('paymentEntry').select('amount')).orderBy('entryNo').execute();
      return {
        state,
        attempts: attempts.map((attempt) => attempt.state),
        entries: entries.map(({ amount }) => amount),
      };
    },
  };
}

const forms: Readonly<Record<string, string>> = {
  issuer: '41',
  cardNumber: '4330 1234 5678 1111',
  expiry: '12/30',
  bank: '06',
  holder: '김가은',
  easyPay: '토스페이',
  consent: 'Y',
};

/** Pays in the window as a buyer would, and returns what the browser comes back with. */
export async function agree(url: string, typed: Record<string, string> = {}): Promise<Returned> {
  const query = await submit(`${url}/agree`, { ...forms, ...typed });
  return {
    paymentKey: query.get('paymentKey') ?? '',
    orderId: query.get('orderId') ?? '',
    amount: Number(query.get('amount')),
  };
}

/** Submits a form of the window; returns the query of the address that the browser is sent to. */
export async function submit(url: string, typed: Record<string, string> = {}): Promise<URLSearchParams> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' });
  const location = reply.headers.get('location');
  if (!location) throw new Error(`the window did not let go: ${reply.status}`);
  return new URL(location).searchParams;
}
