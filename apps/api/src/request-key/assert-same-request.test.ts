import { expect, test } from 'vitest';
import { hashRequest } from './assert-same-request.ts';

const hashOf = (request: object) => hashRequest(request).toString('hex');
const request = { requestKey: 'k', items: [{ productNo: 'GD1', quantity: 1 }], note: undefined };

test('the order of keys and undefined fields do not change the hash of a request', () => {
  expect(hashOf({ items: [{ quantity: 1, productNo: 'GD1' }], requestKey: 'k' })).toBe(hashOf(request));
});

test('every value changes it, also a nested one, and so does the order of a list', () => {
  const others = [
    { ...request, requestKey: 'l' },
    { ...request, note: '' },
    { ...request, items: [{ productNo: 'GD1', quantity: 2 }] },
    { ...request, items: [{ productNo: 'GD1', quantity: '1' }] },
    { ...request, items: [] },
    { requestKey: 'k' },
  ];
  expect(new Set([request, ...others].map(hashOf)).size).toBe(7);
  expect(hashOf({ list: [1, 2] })).not.toBe(hashOf({ list: [2, 1] }));
});
