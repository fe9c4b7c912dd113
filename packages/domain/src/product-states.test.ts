import { goodsStateCodes } from '@mall/contracts/product-codes';
import { expect, test } from 'vitest';
import { mayMoveProduct, mayRestore, needsReason, productMovesFrom, productStateNames } from './product-states.ts';

const legal = [
  ...['401 403', '401 402', '402 401', '402 406', '403 404', '403 405', '403 407', '404 403', '404 407', '404 406'],
  ...['405 403', '405 407', '405 406', '407 404', '407 406', '406 404'],
];

test.each(goodsStateCodes.flatMap((from) => goodsStateCodes.map((to) => [from, to] as const)))(
  'a product moves from %s to %s where the table says so, and nowhere else',
  (from, to) => {
    expect(mayMoveProduct(from, to)).toBe(legal.includes(`${from.slice(4)} ${to.slice(4)}`));
  },
);

test('only who approves has a move from what waits for approval', () => {
  expect(productMovesFrom('GD00401', false)).toEqual([]);
  expect(productMovesFrom('GD00401', true)).toEqual(['GD00403', 'GD00402']);
  expect(productMovesFrom('GD00403', false)).toEqual(['GD00404', 'GD00405', 'GD00407']);
});

test('refusing and deleting say why', () => {
  expect(goodsStateCodes.filter(needsReason).map((state) => productStateNames[state])).toEqual(['승인 거부', '삭제']);
});

test('what was deleted comes back for thirty days', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  expect(mayRestore(at, new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(mayRestore(at, new Date('2026-12-01T00:00:01Z'))).toBe(false);
});
