import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenRequest } from '../../../payment/payment-gateway.ts';
import { openPayingShop, type PayingShop } from '../../../testing/payments.ts';

let shop: PayingShop;
const opened: OpenRequest[] = [];
beforeAll(async () => {
  shop = await openPayingShop((gateway) => ({
    ...gateway,
    open: (request) => {
      opened.push(request);
      return gateway.open(request);
    },
  }));
});
afterAll(() => shop.close());

test('the buyer returns from the payment to the configured port, whatever port the request named', async () => {
  const { orderNo } = await shop.order();
  const { mallOrigin } = shop.app.dependencies.config;
  const reply = await shop.at('familyshop').post(`/orders/${orderNo}/pay`, {
    ...{ token: shop.tokens.familyshop ?? '', body: { paymentMethod: 'TRANSFER' } },
    headers: { host: 'familyshop.localhost:1' },
  });
  expect(reply.status).toBe(200);
  const back = `${mallOrigin.replace('{mall}', 'familyshop')}/pg/page`;
  expect(opened).toMatchObject([
    { successUrl: back, failUrl: back },
    { successUrl: back, failUrl: back },
  ]);
});
