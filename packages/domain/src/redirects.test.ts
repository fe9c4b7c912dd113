import { describe, expect, test } from 'vitest';
import { deviceOf } from './device.ts';
import { isMallUrl, isValidMallHost } from './mall-validity.ts';
import { loginPath, redirectOf, safeRedirectTarget, toDesktopPath } from './redirects.ts';

const malls = { familyshop: 'GENERAL', daeryang: 'UPLOAD', hanul: 'BUSINESS' } as const;
const go = (url: string, device: 'pc' | 'mobile' = 'pc') => {
  const { hostname, pathname, search } = new URL(url);
  const redirect = redirectOf({
    hostname,
    path: pathname,
    query: search,
    device,
    allowedDomains: ['localhost', 'mall.example'],
    defaultMallUrl: 'familyshop',
    salesTypeOf: (mallUrl) => malls[mallUrl as keyof typeof malls],
  });
  return redirect && `${redirect.hostname ?? ''}${redirect.location}`;
};

describe('landing', () => {
  test.each([
    ['R2.02 the root of the bare domain', 'http://localhost/', 'familyshop.localhost/familyshop/home', 'familyshop.localhost/m/familyshop/intro'],
    ['R2.02 the root of a mall’s host', 'http://hanul.localhost/', '/hanul/home', '/m/hanul/intro'],
    ['R2.03 one segment', 'http://hanul.localhost/hanul', '/hanul/home', '/m/hanul/intro'],
    ['R2.03 one segment of an UPLOAD mall', 'http://daeryang.localhost/daeryang/', '/daeryang/upload', '/m/daeryang/upload'],
    ['R2.04 two segments of the mobile site', 'http://hanul.localhost/m/hanul?a=1', '/m/hanul/intro?a=1', '/m/hanul/intro?a=1'],
    ['decisions 1 another mall on the bare domain', 'http://mall.example/hanul/home?x=1', 'hanul.mall.example/hanul/home?x=1', 'hanul.mall.example/m/hanul/home?x=1'],
    ['decisions 1 an unknown mall on the bare domain', 'http://localhost/nowhere', 'familyshop.localhost/familyshop/home', 'familyshop.localhost/m/familyshop/intro'],
    ['R2.05 a desktop path', 'http://hanul.localhost/hanul/home?ctgNo=12', undefined, '/m/hanul/home?ctgNo=12'],
    ['R2.05 a mobile path', 'http://hanul.localhost/m/hanul/home?a=1', undefined, undefined],
    ['R2.15 a path outside the malls', 'http://hanul.localhost/tid/return?code=1', undefined, undefined],
    ['R2.18 an unknown mall on its own host', 'http://nowhere.localhost/nowhere/home', undefined, undefined],
    ['R2.06 a host outside the allow-list', 'http://evil.example/', undefined, undefined],
    ['R2.06 a host that only ends alike', 'http://notlocalhost/', undefined, undefined],
  ])('%s', (_, url, desktop, mobile) => {
    expect([go(url), go(url, 'mobile')]).toEqual([desktop, mobile]);
  });
});

test('R2.05 the desktop path of a mobile one', () => {
  expect(['/m/hanul/home', '/m/', '/market'].map(toDesktopPath)).toEqual(['/hanul/home', '/', '/market']);
});

test('R2.07 login keeps the path and query it came from', () => {
  expect(loginPath('hanul', 'pc', '/hanul/goods/goodsList?ctgNo=12')).toBe('/hanul/login?redirect=%2Fhanul%2Fgoods%2FgoodsList%3FctgNo%3D12');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/familyshop/home', '/m/familyshop/home', '/ hanul', undefined])(
  'R2.06 sign-in never leads to %s',
  (redirect) => expect(safeRedirectTarget(redirect, 'hanul')).toBeUndefined(),
);
test('R2.07 sign-in leads back to a path of the same mall', () => {
  expect(safeRedirectTarget('/m/hanul/home?a=1', 'hanul')).toBe('/m/hanul/home?a=1');
});

test('R1.03 the user agents that count as mobile', () => {
  const mobile = ['iPhone', 'iPad', 'iPod', 'Android 15', 'BlackBerry', 'Windows Phone 10'];
  expect(mobile.map((mark) => deviceOf(`Mozilla/5.0 (${mark})`))).toEqual(mobile.map(() => 'mobile'));
  expect([deviceOf('Mozilla/5.0 (Windows NT 10.0)'), deviceOf(undefined)]).toEqual(['pc', 'pc']);
});

describe('R5.08 mall validity', () => {
  const valid = { hostname: 'hanul.mall.example', mallUrl: 'hanul', allowedDomains: ['mall.example'], defaultMallUrl: 'familyshop', familyShopName: 'familyshop' };
  test('its own host in an allowed domain', () => expect(isValidMallHost(valid)).toBe(true));
  test.each([
    ['a domain that is not allowed', { hostname: 'hanul.evil.example' }],
    ['a domain that only ends alike', { hostname: 'hanul.notmall.example', allowedDomains: ['mall.example'] }],
    ['another mall’s host', { hostname: 'keep.mall.example' }],
    ['a default mall without the family-shop name', { defaultMallUrl: 'hanul' }],
  ])('not %s', (_, wrong) => expect(isValidMallHost({ ...valid, ...wrong })).toBe(false));
  test('no mall may take a word that means something else', () => {
    expect(['m', 'api', 'kmcertverification', 'email', '한울', 'a', '../x'].filter(isMallUrl)).toEqual([]);
  });
});
