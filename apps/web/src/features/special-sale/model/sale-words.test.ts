import type { SpecialSaleDetail } from '@mall/contracts/special-sale';
import { expect, test } from 'vitest';
import { announcementOf, closedLabelOf, refusalOf } from './sale-words.ts';

const sale = { mostPerMember: 2, startsAt: '2026-11-23T01:00:00.000Z' } as SpecialSaleDetail['sale'];

test('a running sale refuses nobody below the limit', () => {
  expect(refusalOf({ state: 'running', sale, heldPieces: 1 })).toBeUndefined();
});

test.each([
  ['upcoming', 0, '11월 23일(월) 10:00부터 살 수 있어요.'],
  ['ended', 0, '끝난 특가예요.'],
  ['soldOut', 0, '준비한 수량이 모두 팔렸어요. 결제하지 않은 주문이 취소되면 다시 살 수 있어요.'],
  ['running', 2, '한 분이 2개까지 살 수 있어요. 이미 2개를 주문하셨어요.'],
] as const)('a sale that is %s refuses a member with %i pieces in words', (state, heldPieces, words) => {
  expect(refusalOf({ state, sale, heldPieces })).toBe(words);
  expect(closedLabelOf({ state, sale, heldPieces })).not.toBe('');
});

const minute = 60_000;

test('a screen reader announces a change, the last ten minutes and the last one, and nothing else', () => {
  expect(announcementOf('running', 'running', 90 * minute)).toBe('');
  expect(announcementOf('running', 'running', 10 * minute)).toBe('특가가 10분 안에 끝나요.');
  expect(announcementOf('running', 'running', 9 * minute)).toBe('특가가 10분 안에 끝나요.');
  expect(announcementOf('running', 'running', minute)).toBe('특가가 1분 안에 끝나요.');
  expect(announcementOf('soldOut', 'soldOut', minute)).toBe('');
  expect(announcementOf('soldOut', 'running', 90 * minute)).toBe('특가가 모두 팔렸어요.');
  expect(announcementOf('ended', 'running', 0)).toBe('특가가 끝났어요.');
  expect(announcementOf('running', 'upcoming', 90 * minute)).toBe('지금부터 특가로 살 수 있어요.');
});
