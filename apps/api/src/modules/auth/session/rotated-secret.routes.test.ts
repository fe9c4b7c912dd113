import { connectApplication } from '@mall/db/connection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { loadConfig } from '../../../config.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { password, serverSettings, type Tokens } from '../../../testing/test-app.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('after a stolen TOKEN_SECRET is changed, nothing signed with it is accepted, and browsers renew what they have', async () => {
  const host = 'familyshop.localhost';
  const body = { id: 'demo', password, mallId: 1 };
  const signed = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/auth/sign-in',
    headers: { host },
    payload: body,
  });
  const { data: tokens } = signed.json<{ data: Tokens }>();
  // The key of the browser.
  const cookie = signed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const url = shop.databaseUrl;
  const config = loadConfig(
    serverSettings({ DATABASE_URL: url, TOKEN_SECRET: 'quite another secret, long enough by far' }),
  );
  const database = connectApplication({ url, maxConnections: 2 });
  const app = await buildApp({ config, database });
  try {
    const get = async (path: string, token?: string) => {
      const headers = { host, cookie, ...(token && { authorization: `Bearer ${token}` }) };
      return (await app.inject({ url: `/api/v1/mall${path}`, headers })).json<{
        code: string;
        data?: { accessToken: string };
      }>();
    };
    expect((await shop.at('familyshop').get('/users/info', { token: tokens.accessToken })).code).toBe('0000');
    expect((await get('/users/info', tokens.accessToken)).code).toBe('4010');
    const renewed = await get(`/auth/refresh/token?refreshToken=${tokens.refreshToken}`);
    expect(renewed.code).toBe('0000');
    expect((await get('/users/info', renewed.data?.accessToken)).code).toBe('0000');
    expect((await shop.at('familyshop').get('/users/info', { token: renewed.data?.accessToken ?? '' })).code).toBe(
      '4010',
    );
  } finally {
    await app.close();
    await database.destroy();
  }
});
