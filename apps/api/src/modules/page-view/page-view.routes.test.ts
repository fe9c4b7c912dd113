import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
const sent: unknown[] = [];
let isServiceAway = false;
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
    analytics: async (mallUrl, { route }) => {
      sent.push({ mallUrl, route });
      if (isServiceAway) throw new Error('away');
    },
  });
});
beforeEach(async () => {
  await shop.owner.deleteFrom('pageView').execute();
  sent.length = 0;
});
afterAll(() => shop.close());

const view = (values: Record<string, unknown> = {}) => ({
  route: '/$mallUrl/order/detail/$orderNo',
  device: 'pc',
  isSignedIn: true,
  visitId: randomUUID(),
  ...values,
});
const send = (values: Record<string, unknown> = {}, mallUrl = 'familyshop') =>
  shop.at(mallUrl).post('/pre/page-view', { body: view(values) });
const storedViews = () =>
  shop.owner.selectFrom('pageView').select(['mallId', 'route', 'device', 'isSignedIn']).execute();

// R1.10
describe('a page view', () => {
  test('is stored for the host’s mall with route, device and sign-in, and sent to the external service', async () => {
    expect(await send()).toMatchObject({ code: '0000', data: null });
    await send({ route: '/m/$mallUrl/home', device: 'mobile', isSignedIn: false }, 'hanul');
    expect(await storedViews()).toEqual([
      { mallId: 1, route: '/$mallUrl/order/detail/$orderNo', device: 'pc', isSignedIn: true },
      { mallId: 2, route: '/m/$mallUrl/home', device: 'mobile', isSignedIn: false },
    ]);
    expect(sent).toEqual([
      { mallUrl: 'familyshop', route: '/$mallUrl/order/detail/$orderNo' },
      { mallUrl: 'hanul', route: '/m/$mallUrl/home' },
    ]);
  });

  test.each([
    { route: '/familyshop/order/detail/2026112200000001' },
    { route: '/familyshop/search?word=비밀' },
    { route: 'https://elsewhere.example' },
    { device: 'tv' },
    { visitId: '1' },
  ])('with more than a route is refused: %j', async (values) => {
    expect(await send(values)).toMatchObject({ status: 400, code: '4000' });
    expect(await storedViews()).toEqual([]);
  });

  test('is stored although the external service is unreachable', async () => {
    isServiceAway = true;
    expect(await send()).toMatchObject({ code: '0000' });
    expect(await storedViews()).toHaveLength(1);
    isServiceAway = false;
  });
});
