import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFault, isOutsideMalls, isValidMallKey, readHost } from './mall-validity.ts';

const allowedDomains = ['localhost', 'mall.kr'];

// R5.08
describe('mall validity', () => {
  test.each([
    ['familyshop.localhost', { domain: 'localhost', mallUrl: 'familyshop' }],
    ['familyshop.localhost:3000', { domain: 'localhost', mallUrl: 'familyshop' }],
    ['FamilyShop.MALL.kr.', { domain: 'mall.kr', mallUrl: 'familyshop' }],
    ['hanul.mall.kr', { domain: 'mall.kr', mallUrl: 'hanul' }],
    ['localhost:3000', { domain: 'localhost', mallUrl: undefined }],
    ['a.familyshop.localhost', { domain: 'localhost', mallUrl: '' }],
    ['familyshop.evil-mall.kr', undefined],
    ['familyshop.mall.kr.evil.com', undefined],
    ['familyshop.localhost:3000:1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is read as %o', (host, expected) => expect(readHost(host, allowedDomains)).toEqual(expected));

  test.each([
    ['saebom', undefined],
    ['s', 'MALFORMED'],
    ['1saebom', 'MALFORMED'],
    ['Saebom', 'MALFORMED'],
    ['new.mall', 'MALFORMED'],
    ['admin', 'RESERVED'],
    ['kmcertverification', 'RESERVED'],
  ])('a new mall at %s: %s', (mallUrl, fault) => expect(addressFault(mallUrl)).toBe(fault));

  test('the default mall must contain the family-shop name, other malls need not', () => {
    const rules = { defaultMallKey: 'familyshop', familyShopName: 'familyshop' };
    const renamed = { ...rules, defaultMallKey: 'hanul' };
    expect(isValidMallKey('familyshop', rules)).toBe(true);
    expect(isValidMallKey('hanul', renamed)).toBe(false);
    expect(isValidMallKey('dajeong', renamed)).toBe(true);
  });

  test('a host outside the list is never read as a mall', () => {
    const hosts = fc.domain().filter((host) => host !== 'mall.kr' && !host.endsWith('.mall.kr'));
    fc.assert(fc.property(hosts, (host) => readHost(`familyshop.${host}`, ['mall.kr']) === undefined));
  });
});

// R2.15
test('a first segment that is no mall’s, and a file, stand outside of the malls', () => {
  const outside = ['tid', 'pg', 'kmcertVerification', 'email', 'api', 'assets', 'images', 'admin', 'robots.txt'];
  expect(outside.filter((segment) => !isOutsideMalls(segment))).toEqual([]);
  expect(['familyshop', 'm'].some(isOutsideMalls)).toBe(false);
});
