import { expect, test } from 'vitest';
import { changedWords, wordsOf } from './words-of.ts';

const marked = (text: string, other: string, side: 'before' | 'after') =>
  wordsOf(text, other, side)
    .filter(({ isMarked }) => isMarked)
    .map(({ text: words }) => words);
const long = Array.from({ length: 60 }, (_, index) => `말${index}`).join(' ');

test('words that one side alone has are marked on it, whole as they are written', () => {
  const [before, after] = ['한 번 충전으로 60시간 들어요', '한 번 충전으로 40시간 들어요'];
  expect(marked(before, after, 'before')).toEqual(['60시간']);
  expect(marked(after, before, 'after')).toEqual(['40시간']);
  expect(
    wordsOf(after, before, 'after')
      .map(({ text }) => text)
      .join(''),
  ).toBe(after);
});

test('what both have far from a change is cut, and a text that is the same is shown whole', () => {
  const shown = wordsOf(`${long} 새말 ${long}`, `${long} ${long}`, 'after')
    .map(({ text }) => text)
    .join('');
  expect(shown).toContain('말59 새말 말0');
  expect(shown).not.toContain('말30');
  expect(wordsOf(long, long, 'after')).toEqual([{ text: long, isMarked: false }]);
});

test('both texts stand in one: what was taken out before what was put in', () => {
  expect(changedWords('환불은 7일 안에', '환불은 30일 안에')).toEqual([
    { text: '환불은 ', mark: undefined },
    { text: '7일', mark: 'del' },
    { text: '30일', mark: 'ins' },
    { text: ' 안에', mark: undefined },
  ]);
});
