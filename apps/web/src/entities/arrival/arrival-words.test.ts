import { expect, test } from 'vitest';
import { arrivalSentence, arrivalText, promisedText } from './arrival-words.ts';

const now = new Date('2026-11-26T10:00:00+09:00');
const arrival = (orderBefore: string, arrivesOn: string) => ({
  ...{ orderBefore: new Date(`${orderBefore}:00+09:00`), leavesOn: arrivesOn, arrivesOn },
});

test.each([
  ['2026-11-26', '오늘(목) 도착'],
  ['2026-11-27', '내일(금) 도착'],
  ['2026-11-28', '11/28(토) 도착'],
  ['2027-01-02', '1/2(토) 도착'],
])('%s is said as %s on a card', (day, text) => expect(arrivalText(arrival('2026-11-26T15:00', day), now)).toBe(text));

test('the order deadline is stated if it is today', () => {
  expect(arrivalSentence(arrival('2026-11-26T15:00', '2026-11-28'), now)).toBe(
    '오늘 15시까지 주문하면 11/28(토) 도착 예정',
  );
  expect(arrivalSentence(arrival('2026-11-27T15:00', '2026-11-28'), now)).toBe('지금 주문하면 11/28(토) 도착 예정');
});

test('an order is expected until its promised day ends in Seoul, and late after that', () => {
  expect(promisedText('2026-11-27', new Date('2026-11-27T23:59:59+09:00'))).toBe('11/27(금) 도착 예정');
  expect(promisedText('2026-11-27', new Date('2026-11-28T00:00:00+09:00'))).toBe('11/27(금) 예정보다 늦어지고 있어요');
});
