import { expect, test } from 'vitest';
import { addRecentWord, readRecentWords, writeRecentWords } from './recent-words.ts';

const stored = (...words: string[]) => writeRecentWords({ memberNo: 7, words });

test('the newest ten words stand first, each once', () => {
  const words = Array.from({ length: 12 }, (_, index) => `말${index}`).reduce(addRecentWord, [] as string[]);
  expect(words).toHaveLength(10);
  expect(words[0]).toBe('말11');
  expect(addRecentWord(words, '말5').slice(0, 2)).toEqual(['말5', '말11']);
});

test('words are their member’s alone', () => {
  expect(readRecentWords(stored('가습기', '컵'), 7)).toEqual(['가습기', '컵']);
  expect(readRecentWords(stored('가습기'), 8)).toEqual([]);
});

test('no words leave nothing behind', () => expect(stored()).toBeNull());

test.each([null, '', '{', '1', '{"memberNo":7}', '{"memberNo":7,"words":"가"}'])('%s is no list', (text) =>
  expect(readRecentWords(text, 7)).toEqual([]),
);

test('what is no word is left out', () =>
  expect(readRecentWords('{"memberNo":7,"words":[1,"컵",null]}', 7)).toEqual(['컵']));
