import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMallUrl, isOutsideMalls, isValidMall, readHost } from './mall-validity.ts';

const rules = { allowedDomains: ['localhost', 'mall.kr'], defaultMallKey: 'familyshop', familyShopName: 'familyshop' };

describe('R5.08 mall validity', () => {
  test.each([
    ['familyshop.localhost', 'familyshop', true],
    ['familyshop.localhost:3000', 'familyshop', true],
    ['FamilyShop.MALL.kr.', 'familyshop', true],
    ['hanul.mall.kr', 'hanul', true],
    ['hanul.mall.kr', 'familyshop', false],
    ['localhost:3000', 'familyshop', false],
    ['a.familyshop.localhost', 'familyshop', false],
    ['a.familyshop.localhost', 'a', false],
    ['familyshop.evil-mall.kr', 'familyshop', false],
    ['familyshop.mall.kr.evil.com', 'familyshop', false],
    ['familyshop.localhost:3000:1', 'familyshop', false],
    ['', 'familyshop', false],
    [undefined, 'familyshop', false],
  ])('%s as %s is %s', (host, mallUrl, expected) => expect(isValidMall(host, mallUrl, rules)).toBe(expected));

  test('the default mall must contain the family-shop name, other malls need not', () => {
    const renamed = { ...rules, defaultMallKey: 'hanul' };
    expect(isValidMall('hanul.localhost', 'hanul', renamed)).toBe(false);
    expect(isValidMall('dajung.localhost', 'dajung', renamed)).toBe(true);
  });

  test('a host outside the list is never read as a mall', () => {
    const hosts = fc.domain().filter((host) => host !== 'mall.kr' && !host.endsWith('.mall.kr'));
    fc.assert(fc.property(hosts, (host) => readHost(`familyshop.${host}`, ['mall.kr']) === undefined));
  });
});

test('R2.15 no mall can take a path segment that stands outside malls', () => {
  for (const name of [
    'm',
    'tid',
    'pg',
    'kmcertverification',
    'kmcertVerification',
    'email',
    'api',
    'assets',
    'images',
    'admin',
    '-shop',
    'Shop',
    'a.b',
    '',
  ])
    expect(isMallUrl(name)).toBe(false);
  for (const name of ['familyshop', 'hanul', 'keep', 'b2b-shop', 'kt']) expect(isMallUrl(name)).toBe(true);
  expect(isOutsideMalls('robots.txt')).toBe(true);
  expect(isOutsideMalls('familyshop')).toBe(false);
});
