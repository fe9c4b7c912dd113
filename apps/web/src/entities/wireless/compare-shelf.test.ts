import { expect, test } from 'vitest';
import { isSameChoice, putOnShelf, readShelf, takeOffShelf, writeShelf } from './compare-shelf.ts';

const phone = (number: number, plan = '101') => ({ gdsGrpNo: `HP20000${number}`, plan });

test('stored phones come back, without invalid ones and those beyond the limit', () => {
  const shelf = [phone(1), phone(2)];
  expect(readShelf(writeShelf(shelf))).toEqual(shelf);
  expect(readShelf(null)).toEqual([]);
  expect(writeShelf([])).toBeNull();
  for (const broken of ['', '{', '7', '{"gdsGrpNo":"HP200001"}']) expect(readShelf(broken)).toEqual([]);
  const stored = [phone(1), { gdsGrpNo: 'GD1001' }, null, { ...phone(2), plan: 7, evil: 'x' }, phone(1, '9')];
  expect(readShelf(JSON.stringify(stored))).toEqual([phone(1), { gdsGrpNo: 'HP200002' }]);
  expect(readShelf(JSON.stringify([1, 2, 3, 4].map((number) => phone(number))))).toHaveLength(3);
});

test('a fourth phone is refused; one that is there gets its new choice in its old place', () => {
  const full = [phone(1), phone(2), phone(3)];
  expect(putOnShelf(full.slice(0, 2), phone(3))).toEqual(full);
  expect(putOnShelf(full, phone(4))).toBeUndefined();
  expect(putOnShelf(full, phone(2, '202'))).toEqual([phone(1), phone(2, '202'), phone(3)]);
  expect(takeOffShelf(full, 'HP200002')).toEqual([phone(1), phone(3)]);
});

test('the category that a phone was found in is no part of the choice', () => {
  expect(isSameChoice({ ...phone(1), ctgNo: '1001' }, phone(1))).toBe(true);
  expect(isSameChoice(phone(1), phone(1, '102'))).toBe(false);
});
