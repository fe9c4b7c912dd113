import { optionUseCodes } from '@mall/contracts/product-codes';
import { expect, test } from 'vitest';
import { firstOptionUses, mayMoveOption, optionMovesFrom } from './option-states.ts';

const legal = ['701 702', '701 703', '702 701', '703 701'];
const deletions = ['701 704', '702 704', '703 704'];

test.each(optionUseCodes.flatMap((from) => optionUseCodes.map((to) => [from, to] as const)))(
  'an option moves from %s to %s where the table says so, and nowhere else',
  (from, to) => {
    const move = `${from.slice(4)} ${to.slice(4)}`;
    expect(mayMoveOption(from, to, true)).toBe(legal.includes(move));
    expect(mayMoveOption(from, to, false)).toBe([...legal, ...deletions].includes(move));
  },
);

test('what was ever sold is not deleted, and nothing begins deleted', () => {
  expect(optionMovesFrom('GD00701', true)).toEqual(['GD00702', 'GD00703']);
  expect(firstOptionUses).not.toContain('GD00704');
});
