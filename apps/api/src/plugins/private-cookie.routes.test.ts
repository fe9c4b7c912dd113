import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOfficeBrowser } from '../testing/office-browser.ts';
import { addStaff } from '../testing/staff.ts';
import { createTestApp, insertMall, insertMember, password, type TestApp } from '../testing/test-app.ts';

/** As ops/nginx passes requests on: by plain http, without a word of how the browser came. */
const behindProxy = { 'x-forwarded-for': '10.0.0.1' };
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { trustedProxyHops: 1, mallOrigin: 'https://{mall}.localhost' } });
  await insertMall(shop.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(shop.owner, { mallId: 1, loginId: 'demo' });
});
afterAll(() => shop.close());

async function signIn(headers: Record<string, string>) {
  const body = { id: 'demo', password, mallId: 1 };
  return shop.at('familyshop', crypto.randomUUID()).post('/auth/sign-in', { body, headers });
}
const cookiesOf = ({ headers }: { readonly headers: Record<string, unknown> }) => String(headers['set-cookie']);

describe('where MALL_ORIGIN is https', () => {
  test('a browser’s key is never sent in the clear, and no other host can set it, whatever a proxy says', async () => {
    const kept = /^__Host-mall-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/;
    expect(cookiesOf(await signIn(behindProxy))).toMatch(kept);
    expect(cookiesOf(await signIn({ ...behindProxy, 'x-forwarded-proto': 'http' }))).toMatch(kept);
  });

  test('a key that a script of another mall has set for the whole domain is nobody’s', async () => {
    const [planted, own] = ['p'.repeat(43), 'o'.repeat(43)];
    const cookie = `mall-device=${planted}; __Host-mall-device=${own}`;
    expect(cookiesOf(await signIn({ ...behindProxy, cookie }))).toContain(`__Host-mall-device=${own};`);
    const only = cookiesOf(await signIn({ ...behindProxy, cookie: `mall-device=${planted}` }));
    expect(only).not.toContain(planted);
  });

  test('neither does staff work in a session that such a script has planted', async () => {
    const attacker = await addStaff(shop, { role: 'CS' });
    const own = await addStaff(shop, { role: 'AUDITOR' });
    const browser = openOfficeBrowser(shop);
    const https = { origin: 'https://admin.localhost' };
    const me = (cookie: string) => browser.get('/me', undefined, { ...https, cookie });
    expect(await me(attacker.cookie)).toMatchObject({ status: 401, code: '4010' });
    expect(await me(`${attacker.cookie}; __Host-${own.cookie}`)).toMatchObject({
      data: { roles: [{ code: 'AUDITOR' }] },
    });
    const out = await browser.post('/session/end', {}, { ...https, cookie: `__Host-${own.cookie}` });
    expect(out.setCookie).toBe('__Host-office=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(await me(`__Host-${own.cookie}`)).toMatchObject({ status: 401, code: '4010' });
  });
});
