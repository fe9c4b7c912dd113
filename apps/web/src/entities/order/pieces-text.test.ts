import { expect, it } from 'vitest';
import { piecesText } from './pieces-text.ts';

it('the pieces follow the other words on a line, never on a line of their own', () => {
  expect(piecesText(['포근', '세이지 / 슈퍼싱글'], 1_000)).toBe('포근 · 세이지 / 슈퍼싱글\u00a0·\u00a01,000개');
  expect(piecesText(['포근', ''], 1)).toBe('포근\u00a0·\u00a01개');
});

it('without other words the pieces are alone', () => {
  expect(piecesText([''], 2)).toBe('2개');
});
