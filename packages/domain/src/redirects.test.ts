import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentReturnPath, redirectOf } from './page-redirect.ts';
import { loginPath, safeRedirectTarget } from './redirects.ts';

type Device = 'pc' | 'mobile';
const malls = { familyshop: 'GENERAL', daeryang: 'UPLOAD', hanul: 'BUSINESS' } as const;
const redirectFrom = (hostname: string, path: string, query: string, device: Device) =>
  redirectOf({
    hostname,
    path,
    query,
    device,
    allowedDomains: ['localhost', 'mall.example'],
    defaultMallUrl: 'familyshop',
    salesTypeOf: (mallUrl) => (Object.hasOwn(malls, mallUrl) ? malls[mallUrl as keyof typeof malls] : undefined),
  });
const go = (url: string, device: Device = 'pc') => {
  const { hostname, pathname, search } = new URL(url);
  const redirect = redirectFrom(hostname, pathname, search, device);
  return redirect && `${redirect.hostname ?? ''}${redirect.location}`;
};

describe('landing, device and host', () => {
  test.each([
    // R1.01 R2.02
    [
      'the root of the bare domain',
      'http://localhost/',
      'familyshop.localhost/familyshop/home',
      'familyshop.localhost/m/familyshop/intro',
    ],
    // R2.02
    ['the root of a mall’s host', 'http://hanul.localhost/', '/hanul/home', '/m/hanul/intro'],
    // R2.03
    ['one segment', 'http://hanul.localhost/hanul', '/hanul/home', '/m/hanul/intro'],
    // R2.03
    ['one segment of an UPLOAD mall', 'http://daeryang.localhost/daeryang/', '/daeryang/upload', '/m/daeryang/upload'],
    // R2.01
    [
      'two segments of the mobile site of an UPLOAD mall',
      'http://daeryang.localhost/m/daeryang',
      '/m/daeryang/upload',
      '/m/daeryang/upload',
    ],
    // R2.04
    ['one segment of the mobile site', 'http://hanul.localhost/m', '/m/hanul/intro', '/m/hanul/intro'],
    // R2.04
    [
      'two segments of the mobile site',
      'http://hanul.localhost/m/hanul?a=1',
      '/m/hanul/intro?a=1',
      '/m/hanul/intro?a=1',
    ],
    [
      'another mall on the bare domain',
      'http://mall.example/hanul/home?x=1',
      'hanul.mall.example/hanul/home?x=1',
      'hanul.mall.example/m/hanul/home?x=1',
    ],
    [
      'one segment on the bare domain',
      'http://localhost/hanul',
      'hanul.localhost/hanul/home',
      'hanul.localhost/m/hanul/intro',
    ],
    // R2.18
    [
      'an unknown mall on the bare domain, where it is not found',
      'http://localhost/nowhere/home',
      'familyshop.localhost/nowhere/home',
      'familyshop.localhost/nowhere/home',
    ],
    // R1.02 R2.05
    ['a desktop path', 'http://hanul.localhost/hanul/home?ctgNo=12', undefined, '/m/hanul/home?ctgNo=12'],
    // R2.05
    [
      'a path the mobile site spells differently',
      'http://hanul.localhost/hanul/myshop/listMyOrder',
      undefined,
      '/m/hanul/myQuestion/listMyOrder',
    ],
    // R2.05
    ['a mobile path', 'http://hanul.localhost/m/hanul/home?a=1', undefined, undefined],
    // R2.15
    ['a path outside the malls', 'http://hanul.localhost/tid/return?code=1', undefined, undefined],
    // R2.15
    [
      'the way back from the payment window',
      'http://hanul.localhost/pg/page?paymentKey=k&orderId=o',
      '/hanul/order/paymentReturn?paymentKey=k&orderId=o',
      '/m/hanul/order/paymentReturn?paymentKey=k&orderId=o',
    ],
    // R2.15
    [
      'the way back from a payment window of its own',
      'http://hanul.localhost/pg/popup?code=c',
      '/hanul/popup/payClaimInfoPopup?code=c',
      '/m/hanul/popup/pgReturnPopup?code=c',
    ],
    // R2.15
    ['no other way back', 'http://hanul.localhost/pg/elsewhere?a=1', undefined, undefined],
    [
      'a mobile path of another mall on the bare domain',
      'http://localhost/m/hanul/home',
      'hanul.localhost/m/hanul/home',
      'hanul.localhost/m/hanul/home',
    ],
    // R2.15
    ['no way back but of payments', 'http://hanul.localhost/tid/page', undefined, undefined],
    // R2.15
    ['a way back to an unknown mall', 'http://nowhere.localhost/pg/page', undefined, undefined],
    // R2.15
    ['a way back within no mall', 'http://localhost/pg/page?a=1', undefined, undefined],
    // R2.15
    ['a way back on the mobile site', 'http://hanul.localhost/m/pg/page', undefined, undefined],
    // R2.15
    [
      'a path outside the malls on the bare domain',
      'http://localhost/email/rejectMailYn/1?token=x',
      undefined,
      undefined,
    ],
    ['a call of the API', 'http://localhost/api/v1/mall/pre/layout/login', undefined, undefined],
    ['a file', 'http://localhost/robots.txt', undefined, undefined],
    // R2.18
    ['an unknown mall on its own host', 'http://nowhere.localhost/nowhere/home', undefined, undefined],
    // R2.18
    ['the root of an unknown mall’s host', 'http://nowhere.localhost/', undefined, undefined],
    // R2.18
    ['another mall on a mall’s host', 'http://familyshop.localhost/hanul/home', undefined, undefined],
    // R2.06
    ['a host outside the allow-list', 'http://evil.example/', undefined, undefined],
    // R2.06
    ['a host that only ends alike', 'http://notlocalhost/', undefined, undefined],
    // R2.06
    ['a host that only begins alike', 'http://localhost.evil.example/hanul', undefined, undefined],
  ])('%s', (_, url, desktop, mobile) => {
    expect([go(url), go(url, 'mobile')]).toEqual([desktop, mobile]);
  });

  // R2.15
  test('the payment service is given the return path that is redirected', () => {
    const back = (returnsTo: 'page' | 'popup') => go(`http://hanul.localhost${paymentReturnPath(returnsTo)}`);
    expect(back('page')).toBe('/hanul/order/paymentReturn');
    expect(back('popup')).toBe('/hanul/popup/payClaimInfoPopup');
  });

  const hostname = fc.constantFrom(
    'localhost',
    'familyshop.localhost',
    'daeryang.localhost',
    'nowhere.localhost',
    'evil.example',
  );
  const segment = fc.constantFrom(
    '',
    'm',
    'familyshop',
    'hanul',
    'daeryang',
    'nowhere',
    'evil.example',
    '\\',
    '@evil.example',
    'upload',
    'myshop',
    'intro',
  );
  const request = fc.tuple(hostname, fc.array(segment, { maxLength: 5 }), fc.constantFrom<Device>('pc', 'mobile'));

  // R2.06
  test('a redirect is a plain path, on the requested host or one below it', () => {
    fc.assert(
      fc.property(request, ([from, segments, device]) => {
        const redirect = redirectFrom(from, `/${segments.join('/')}`, '', device);
        if (!redirect) return;
        expect(redirect.location).toMatch(/^\/(?!\/)/);
        if (redirect.hostname)
          expect(redirect.hostname).toMatch(new RegExp(`^[a-z]+\\.${from.replaceAll('.', '\\.')}$`));
      }),
    );
  });

  test('no redirect leads to another redirect', () => {
    fc.assert(
      fc.property(request, ([from, segments, device]) => {
        const redirect = redirectFrom(from, `/${segments.join('/')}`, '', device);
        if (redirect) expect(redirectFrom(redirect.hostname ?? from, redirect.location, '', device)).toBeUndefined();
      }),
    );
  });
});

describe('login’s way back', () => {
  // R2.07
  test('login keeps the path and query it came from', () => {
    expect(loginPath('hanul', 'pc', '/hanul/goods/goodsList?ctgNo=12')).toBe(
      '/hanul/login?redirect=%2Fhanul%2Fgoods%2FgoodsList%3FctgNo%3D12',
    );
    expect(loginPath('hanul', 'mobile', '/m/hanul/home')).toBe('/m/hanul/login?redirect=%2Fm%2Fhanul%2Fhome');
  });

  // R2.07
  test.each(['/hanul', '/hanul/', '/hanul/goods/ngd/GD1?a=//b', '/m/hanul/home?a=1#x'])(
    'sign-in leads back to %s',
    (path) => expect(safeRedirectTarget(path, 'hanul')).toBe(path),
  );

  // R2.06
  test.each([
    undefined,
    '',
    '/',
    'hanul/home',
    '//evil.example',
    '//hanul/home',
    '/\\evil.example',
    '/hanul\\..\\evil',
    'https://evil.example/hanul',
    'javascript:alert(1)',
    '/familyshop/home',
    '/m/familyshop/home',
    '/m',
    '/ hanul',
    '/hanul/../familyshop/home',
    '/hanul/%2e%2E/familyshop',
    '/hanul//evil.example',
    '/\t/evil.example',
    '\n/hanul/home',
    '/hanul/login',
    '/m/hanul/login?redirect=%2Fm',
    '/hanul.evil.example/home',
    '/api/v1/mall',
  ])('sign-in never leads to %j', (redirect) => expect(safeRedirectTarget(redirect, 'hanul')).toBeUndefined());

  // R2.06
  test('an accepted redirect stays on the host and in the mall', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      'hanul',
      'm',
      'familyshop',
      '..',
      '.',
      '%2e%2e',
      '@evil.example',
      ':',
      '?',
      '#',
      '\t',
      'login',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = safeRedirectTarget(parts.join(''), 'hanul');
        if (target === undefined) return;
        const url = new URL(target, 'http://hanul.localhost');
        expect(url.host).toBe('hanul.localhost');
        expect(url.pathname).toMatch(/^(\/m)?\/hanul(\/|$)/);
      }),
      { numRuns: 1000 },
    );
  });
});
