import { expect, test } from 'vitest';
import { isFullyShipped, isShippable, partlyShippedText, piecesToShip } from './parcels.ts';

const line = (lineNo: number, quantity: number, [shipped = 0, takenBack = 0] = [0, 0]) => ({
  ...{ lineNo, quantity, shipped, takenBack },
});

test('what is left to ship is neither given back nor in a parcel, and never below nothing', () => {
  expect(piecesToShip(line(1, 3))).toBe(3);
  expect(piecesToShip(line(1, 3, [1, 1]))).toBe(1);
  expect(piecesToShip(line(1, 3, [3, 2]))).toBe(0);
});

test('an order is shipped with its last piece, or when what was left is given back', () => {
  expect(isFullyShipped([line(1, 2, [2, 0]), line(2, 1)])).toBe(false);
  expect(isFullyShipped([line(1, 2, [2, 0]), line(2, 1, [1, 0])])).toBe(true);
  expect(isFullyShipped([line(1, 2, [2, 0]), line(2, 1, [0, 1])])).toBe(true);
  expect(isFullyShipped([line(1, 2, [0, 2])])).toBe(false);
});

test('a parcel holds something, each line once, and no more than is left', () => {
  const lines = [line(1, 3, [1, 0]), line(2, 1)];
  const may = (...wanted: [lineNo: number, pieces: number][]) =>
    isShippable(
      wanted.map(([lineNo, pieces]) => ({ lineNo, pieces })),
      lines,
    );
  expect([may([1, 2], [2, 1]), may([1, 1])]).toEqual([true, true]);
  for (const wrong of [may(), may([1, 3]), may([1, 1], [1, 1]), may([3, 1]), may([2, 0])]) expect(wrong).toBe(false);
});

test('a partly shipped order says how many of its pieces are on their way', () => {
  const lines = [line(1, 2, [1, 0]), line(2, 2, [0, 1])];
  expect(partlyShippedText('PREPARING', lines)).toBe('일부 발송 1/3');
  expect(partlyShippedText('PREPARING', [line(1, 2)])).toBe('');
  expect(partlyShippedText('SHIPPED', lines)).toBe('');
});
