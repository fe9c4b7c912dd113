import { expect, it } from 'vitest';
import { piecesText } from './pieces-text.ts';

it('the pieces stand behind what is known of a line, on one line with its last word', () => {
  expect(piecesText(['포근', '세이지 / 슈퍼싱글'], 1_000)).toBe('포근 · 세이지 / 슈퍼싱글\u00a0·\u00a01,000개');
  expect(piecesText(['포근', ''], 1)).toBe('포근\u00a0·\u00a01개');
});

it('alone they are alone', () => {
  expect(piecesText([''], 2)).toBe('2개');
});
