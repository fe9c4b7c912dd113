import type { CartLine } from '@mall/contracts/cart-lines';
import { expect, it } from 'vitest';
import { type ArrivalWords, giftArrival, orderCheck } from './check-words.ts';
import type { SheetView } from './sheet-view.ts';

const arrivalOf: ArrivalWords = ({ deliveryMethod, shipsToday }) =>
  deliveryMethod === '5' ? '' : shipsToday ? '내일(금) 도착' : '11/28(토) 도착';

type Line = Pick<CartLine, 'deliveryMethod' | 'deliveryNote' | 'shipsToday'>;

/** The words of the order page for lines with these promises. */
function deliveryOf(...lines: Line[]): string | undefined {
  return deliveryAt(arrivalOf, lines);
}
function deliveryAt(arrivalOf: ArrivalWords, lines: readonly Line[]): string | undefined {
  const view = { lines: lines.map((line) => ({ name: '장식장', ...line })), pieces: 2, sums: { total: 0 } };
  return orderCheck(view as unknown as SheetView, arrivalOf).find(({ label }) => label === '배송')?.value;
}

it('a promise that begins with the delivery method does not name it twice', () => {
  const freight = { deliveryMethod: '2', deliveryNote: '화물 배송 · 설치', shipsToday: false } as const;
  expect(deliveryOf(freight)).toBe('화물 배송 · 설치 · 11/28(토) 도착');
  const parcel = { deliveryMethod: '1', deliveryNote: '무료배송 · 오늘 출발', shipsToday: true } as const;
  expect(deliveryOf(parcel)).toBe('일반 택배 · 내일(금) 도착');
});

it('equal promises are shown once, and a line without a day leaves within the days of the law', () => {
  const line = { deliveryMethod: '5', deliveryNote: '', shipsToday: false } as const;
  expect(deliveryOf(line, line)).toBe('문의 후 배송 · 결제 후 3영업일\u00a0안에\u00a0출발');
});

it('a gift, of which nobody knows when it is accepted, is promised for no day', () => {
  const line = { deliveryMethod: '1', deliveryNote: '무료배송 · 오늘 출발', shipsToday: true } as const;
  expect(deliveryAt(giftArrival, [line])).toBe('일반 택배 · 받는 분이 주소를 입력한 뒤에 출발');
});
