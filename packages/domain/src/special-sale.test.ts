import { describe, expect, test } from 'vitest';
import { countdownOf, countdownWords, nextChangeOf, piecesForMember, specialSaleStateAt } from './special-sale.ts';

const times = { startsAt: '2026-11-22T01:00:00.000Z', endsAt: '2026-11-23T01:00:00.000Z' };
const startsAt = Date.parse(times.startsAt);
const endsAt = Date.parse(times.endsAt);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('the state of a sale', () => {
  test.each([
    [startsAt - 1, 'upcoming'],
    [startsAt, 'running'],
    [endsAt - 1, 'running'],
    [endsAt, 'ended'],
  ])('at %i is %s while some are left', (at, state) => {
    expect(specialSaleStateAt({ ...times, leftPieces: 1 }, at)).toBe(state);
  });

  test.each([
    [startsAt - 1, 'upcoming'],
    [startsAt, 'soldOut'],
    [endsAt, 'ended'],
  ])('at %i is %s when nothing is left', (at, state) => {
    expect(specialSaleStateAt({ ...times, leftPieces: 0 }, at)).toBe(state);
  });

  test('changes next at its beginning, then at its end, then never', () => {
    expect(nextChangeOf(times, startsAt - 1)).toBe(startsAt);
    expect(nextChangeOf(times, startsAt)).toBe(endsAt);
    expect(nextChangeOf(times, endsAt)).toBeUndefined();
  });
});

test.each([
  [0, 0, '00:00:00'],
  [-5 * hour, 0, '00:00:00'],
  [1, 0, '00:00:01'],
  [59 * second, 0, '00:00:59'],
  [5 * hour, 0, '05:00:00'],
  [23 * hour + 59 * minute + 59 * second + 1, 1, '00:00:00'],
  [49 * hour + 2 * minute + 3 * second, 2, '01:02:03'],
])('%i ms before the end the clock says %i days and %s', (left, days, clock) => {
  expect(countdownOf(endsAt, endsAt - left)).toEqual({ days, clock });
});

test.each([
  [0, '1분 미만'],
  [59 * second, '1분 미만'],
  [minute, '1분'],
  [12 * minute, '12분'],
  [59 * minute, '59분'],
  [hour, '1시간 0분'],
  [3 * hour + 4 * minute, '3시간 4분'],
  [24 * hour, '1일'],
  [25 * hour, '1일 1시간'],
  [28 * hour + 30 * minute, '1일 4시간'],
  [72 * hour + 59 * minute, '3일'],
])('%i ms before the end are read aloud as %s', (left, words) => {
  expect(countdownWords(endsAt, endsAt - left)).toBe(words);
});

test.each([
  [{ leftPieces: 9, stockQuantity: 9, mostPerMember: 2, heldPieces: 0 }, 2],
  [{ leftPieces: 9, stockQuantity: 9, mostPerMember: 2, heldPieces: 1 }, 1],
  [{ leftPieces: 9, stockQuantity: 9, mostPerMember: 2, heldPieces: 3 }, 0],
  [{ leftPieces: 1, stockQuantity: 9, mostPerMember: 2, heldPieces: 0 }, 1],
  [{ leftPieces: 9, stockQuantity: 0, mostPerMember: 2, heldPieces: 0 }, 0],
])('of %j a member may have %i', (shares, pieces) => {
  expect(piecesForMember(shares)).toBe(pieces);
});
