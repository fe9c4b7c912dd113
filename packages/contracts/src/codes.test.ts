import { expect, test } from 'vitest';
import { boardType, categoryType, cornerAreaCodes, popupType } from './codes.ts';
import { approvalStates, goodsStateCodes, optionUse } from './product-codes.ts';

// The codes themselves, spelled out: both sides of the API import them, so a change would go unnoticed otherwise.

// R4.01
test('the states of a product', () =>
  expect(goodsStateCodes).toEqual(['GD00401', 'GD00402', 'GD00403', 'GD00404', 'GD00405', 'GD00406', 'GD00407']));

// R4.02
test('the uses of an option', () =>
  expect(optionUse).toEqual({ onSale: 'GD00701', stopped: 'GD00702', soldOut: 'GD00703', deleted: 'GD00704' }));

// R4.04
test('the states of an approval', () => expect(approvalStates).toEqual(['R', 'Y', 'N']));

// R4.05
test('the types of a category', () =>
  expect(categoryType).toEqual({ line: 'GD05301', general: 'GD05302', event: 'GD05303', subscription: 'GD05304' }));

// R9.09
test('display areas, boards and popups', () => {
  expect([...cornerAreaCodes].sort().at(0)).toBe('012001');
  expect([...cornerAreaCodes].sort().at(-1)).toBe('014001');
  expect(boardType).toEqual({ notice: 'CM00404', mdReview: 'CM00410' });
  expect(popupType).toEqual({ window: 'DP01801', top: 'DP01802' });
});
