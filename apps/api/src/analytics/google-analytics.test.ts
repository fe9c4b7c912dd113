import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGoogleAnalytics } from './google-analytics.ts';

const heard: { url: string; body: unknown }[] = [];
let status = 204;
let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    heard.push({ url: request.url ?? '', body: JSON.parse((await request.toArray()).join('')) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const view = {
  route: '/$mallUrl/order/detail/$orderNo',
  device: 'pc',
  isSignedIn: true,
  visitId: '00000000-0000-4000-8000-000000000001',
} as const;
const analytics = () =>
  createGoogleAnalytics({
    measurementId: 'G-TEST',
    apiSecret: 'hidden',
    mallOrigin: 'https://{mall}.shop.example.kr',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

// R1.10
test('Google Analytics receives the route in the mall, the device and whether someone is signed in, but no member number', async () => {
  await analytics()('familyshop', view);
  expect(heard).toEqual([
    {
      url: '/mp/collect?measurement_id=G-TEST&api_secret=hidden',
      body: {
        client_id: view.visitId,
        events: [
          {
            name: 'page_view',
            params: {
              page_location: 'https://familyshop.shop.example.kr/familyshop/order/detail/$orderNo',
              device: 'pc',
              signed_in: 'yes',
              engagement_time_msec: 1,
            },
          },
        ],
      },
    },
  ]);
});

// R1.10
test('a refusal of the service is an error that does not contain its secret', async () => {
  status = 500;
  await expect(analytics()('familyshop', view)).rejects.toThrow(/^the analytics service returned 500$/);
});
