import { expect, test } from 'vitest';
import { deliveryPromise } from './delivery-promise.ts';

test.each([
  ['무료배송 · 오늘 출발', '오늘 출발'],
  ['5만원 이상 무료배송', ''],
  ['화물 배송 · 설치', '화물 배송 · 설치'],
])('%s promises %s beside the fee', (note, promise) => {
  expect(deliveryPromise(note)).toBe(promise);
});
