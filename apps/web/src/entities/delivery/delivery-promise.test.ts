import { expect, test } from 'vitest';
import { deliveryNoteOf, deliveryPromise, deliveryWay, deliveryWayText } from './delivery-promise.ts';

test.each([
  ['무료배송 · 오늘 출발', '오늘 출발'],
  ['5만원 이상 무료배송', ''],
  ['화물 배송 · 설치', '화물 배송 · 설치'],
  ['무료 화물 배송', '화물 배송'],
])('%s promises %s beside the fee', (note, promise) => {
  expect(deliveryPromise(note)).toBe(promise);
});

test.each([
  ['일반 택배', '무료배송 · 오늘 출발', '일반 택배', '오늘 출발'],
  ['화물 배송', '화물 배송 · 설치', '화물 배송', '설치'],
  ['화물 배송', '무료 화물 배송', '화물 배송', ''],
  ['당일 배송', '수도권 당일 배송', '수도권 당일 배송', ''],
])('%s with %s is named once', (method, note, way, promise) => {
  expect(deliveryWay(method, note)).toEqual({ way, promise });
});

test('in one line both stand side by side', () => {
  expect(deliveryWayText('일반 택배', '무료배송 · 선물포장')).toBe('일반 택배 · 선물포장');
  expect(deliveryWayText('일반 택배', '무료배송')).toBe('일반 택배');
});

test('a line says no day by itself, and nothing at all of what is sold out', () => {
  expect(deliveryNoteOf({ deliveryNote: '무료배송 · 오늘 출발', isSoldOut: true })).toBe('');
  expect(deliveryNoteOf({ deliveryNote: '무료배송 · 오늘 출발', isSoldOut: false })).toBe('무료배송');
  expect(deliveryNoteOf({ deliveryNote: '내일 도착' })).toBe('');
  expect(deliveryNoteOf({ deliveryNote: '수도권 당일 배송' })).toBe('수도권 당일 배송');
});
