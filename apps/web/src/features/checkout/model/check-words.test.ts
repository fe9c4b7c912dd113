import type { CartLine } from '@mall/contracts/cart';
import { expect, it } from 'vitest';
import { orderCheck } from './check-words.ts';
import type { SheetView } from './sheet-view.ts';

/** The words of the order page for lines with these promises. */
function deliveryOf(...lines: Pick<CartLine, 'deliveryMethod' | 'deliveryNote'>[]): string | undefined {
  const view = { lines: lines.map((line) => ({ name: '장식장', ...line })), pieces: 2, sums: { total: 0 } };
  return orderCheck(view as unknown as SheetView).find(({ label }) => label === '배송')?.value;
}

it('a promise that begins with the delivery method does not name it twice', () => {
  expect(deliveryOf({ deliveryMethod: '2', deliveryNote: '화물 배송 · 설치' })).toBe('화물 배송 · 설치');
  expect(deliveryOf({ deliveryMethod: '1', deliveryNote: '무료배송 · 오늘 출발' })).toBe('일반 택배 · 오늘 출발');
});

it('equal promises are shown once, and a line without a promise leaves within the days of the law', () => {
  const line = { deliveryMethod: '1', deliveryNote: '' } as const;
  expect(deliveryOf(line, line)).toBe('일반 택배 · 결제 후 3영업일\u00a0안에\u00a0출발');
});
