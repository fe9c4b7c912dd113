import { expect, test } from 'vitest';
import { exceededHoldingLimit, exceededLimitText, exceededPieces, mostPiecesText } from './holding-limit.ts';

const line = (quantity: number, productNo = 'GD1') => ({
  productNo,
  name: `상품 ${productNo}`,
  quantity,
  mostPieces: 20,
});
const nothing = { orderCount: 0, pieces: [] };
const holding = (pieces: number, productNo = 'GD1') => ({ orderCount: 1, pieces: [{ productNo, pieces }] });

test('up to the limit may be held of a product, over its options and the unpaid orders together, and not a piece more', () => {
  const limits = { held: nothing, mostOrders: 5 };
  expect(exceededHoldingLimit([line(20)], limits)).toBeNull();
  expect(exceededHoldingLimit([line(21)], limits)).toEqual({ kind: 'PIECES', name: '상품 GD1', most: 20, held: 0 });
  expect(exceededHoldingLimit([line(12), line(8)], limits)).toBeNull();
  expect(exceededHoldingLimit([line(12), line(9)], limits)).toMatchObject({ kind: 'PIECES' });
  expect(exceededHoldingLimit([line(5)], { held: holding(15), mostOrders: 5 })).toBeNull();
  expect(exceededHoldingLimit([line(6)], { held: holding(15), mostOrders: 5 })).toMatchObject({
    kind: 'PIECES',
    held: 15,
  });
});

test('other products do not count', () => {
  expect(exceededHoldingLimit([line(20), line(20, 'GD2')], { held: holding(20, 'GD3'), mostOrders: 5 })).toBeNull();
  expect(exceededPieces([line(1), line(21, 'GD2')])).toMatchObject({ name: '상품 GD2' });
});

test('five unpaid orders are enough, whatever is in them', () => {
  const limits = (orderCount: number) => ({ held: { orderCount, pieces: [] }, mostOrders: 5 });
  expect(exceededHoldingLimit([line(1)], limits(4))).toBeNull();
  expect(exceededHoldingLimit([line(1)], limits(5))).toEqual({ kind: 'ORDERS', count: 5, most: 5 });
});

test('the words name the number and what to do', () => {
  expect(mostPiecesText(20)).toBe('한 사람이 한 번에 20개까지 살 수 있어요.');
  const pieces = { kind: 'PIECES', name: '주전자', most: 20, held: 0 } as const;
  expect(exceededLimitText(pieces)).toBe(
    '‘주전자’ 상품은 한 사람이 한 번에 20개까지 살 수 있어요. 수량을 줄여 주세요.',
  );
  expect(exceededLimitText({ ...pieces, held: 15 })).toContain('결제하지 않은 주문에 15개가 있어요');
  expect(exceededLimitText({ kind: 'ORDERS', count: 5, most: 5 })).toContain('결제하지 않은 주문이 5건 있어요');
});
