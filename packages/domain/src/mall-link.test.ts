import { expect, test } from 'vitest';
import { isMallLink, linkTarget } from './mall-link.ts';

test.each([
  ['/goods/ngd/GD0001', { of: 'product', kind: 'goods', productNo: 'GD0001' }],
  ['/goods/ngd/GD0001?from=home#reviews', { of: 'product', kind: 'goods', productNo: 'GD0001' }],
  ['/goods/detailWireless?gdsGrpNo=HP0001', { of: 'product', kind: 'wireless', productNo: 'HP0001' }],
  ['/goods/detailWireless', 'nothing'],
  ['/home', undefined],
  ['/no/such/page', 'nothing'],
])('%s leads to %j', (link, target) => {
  expect(linkTarget(link)).toEqual(target);
});

test('a page that one of the two sites has is one', () => {
  // The basket of the desktop site, and of the mobile site.
  expect(['/order/cart', '/myQuestion/listCart'].map(linkTarget)).toEqual([undefined, undefined]);
});

test.each(['//evil.example', 'https://evil.example', 'home', '/no/such/page', ''])(
  '%j is no link of a mall',
  (link) => {
    expect([isMallLink(link), isMallLink('/home')]).toEqual([false, true]);
  },
);
