import type { ArrivalRule } from '@mall/contracts/arrival';
import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arrival, promiseArrival } from './arrival.ts';
import { koreanHolidays } from './korean-holidays.ts';
import { seoulDayOf, shiftedDay, startOfSeoulDay } from './seoul-day.ts';

const usual: ArrivalRule = {
  ...{ cutOffHour: 15, preparingDays: 1, parcelDays: 1, installationDays: 3, remoteDays: 2 },
  closedDays: Object.keys(koreanHolidays).map((day) => ({ day, stops: 'ALL' })),
};
const seoul = (moment: string) => new Date(`${moment}:00+09:00`);
const parcel = { deliveryMethod: '1', shipsToday: true } as const;
const promised = (moment: string, facts: Parameters<typeof promiseArrival>[1] = parcel, isRemote = false) =>
  promiseArrival(usual, facts, { at: seoul(moment), isRemote });

describe('what leaves on the day of the order', () => {
  test.each([
    [
      'an hour before the cut-off leaves today, and is there on Saturday, when carriers work',
      '2026-11-27T14:00',
      '2026-11-28',
    ],
    ['at the cut-off it is the next working day’s', '2026-11-27T15:00', '2026-12-01'],
    ['on Sunday it leaves on Monday', '2026-11-29T09:00', '2026-12-01'],
    ['one minute before midnight in Seoul is still that day’s, after its cut-off', '2026-11-25T23:59', '2026-11-27'],
    ['at midnight in Seoul a day begins, also where it is yesterday in Greenwich', '2026-11-26T00:00', '2026-11-27'],
    ['before 설날 nothing leaves or arrives on its three days', '2026-02-13T16:00', '2026-02-20'],
    ['the substitute holiday of a Sunday counts', '2026-02-27T14:59', '2026-02-28'],
    ['and one that falls behind it', '2026-02-27T15:00', '2026-03-04'],
    ['추석 of 2028 takes five days with 개천절', '2028-09-29T15:00', '2028-10-07'],
  ])('%s', (_, moment, day) => {
    expect(promised(moment)?.arrivesOn).toBe(day);
  });
});

test('an order that is too late for today has the deadline of the next working day', () => {
  expect(promised('2026-11-27T15:00')?.orderBefore).toEqual(seoul('2026-11-30T15:00'));
  expect(promised('2026-11-27T14:59')).toMatchObject({
    orderBefore: seoul('2026-11-27T15:00'),
    leavesOn: '2026-11-27',
  });
});

test('other goods are prepared for a working day, freight is longer on its way, the same day is the same day', () => {
  expect(promised('2026-11-25T10:00', { deliveryMethod: '1', shipsToday: false })?.arrivesOn).toBe('2026-11-27');
  expect(promised('2026-11-25T10:00', { deliveryMethod: '2', shipsToday: true })?.arrivesOn).toBe('2026-11-28');
  expect(promised('2026-11-25T10:00', { deliveryMethod: '8', shipsToday: true })?.arrivesOn).toBe('2026-11-25');
  expect(promised('2026-11-25T10:00', parcel, true)?.arrivesOn).toBe('2026-11-28');
});

test.each(['4', '5', '9'] as const)(
  'nothing is promised of what is agreed upon or collected (%s)',
  (deliveryMethod) => {
    expect(promised('2026-11-25T10:00', { deliveryMethod, shipsToday: true })).toBeUndefined();
  },
);

test('a day on which carriers stop delays what is on its way, not what leaves', () => {
  const rule: ArrivalRule = { ...usual, closedDays: [{ day: '2026-11-26', stops: 'DELIVERY' }] };
  const at = seoul('2026-11-25T10:00');
  expect(promiseArrival(rule, parcel, { at, isRemote: false })).toMatchObject({
    ...{ leavesOn: '2026-11-25', arrivesOn: '2026-11-27' },
  });
});

describe('whatever the rule, the goods and the moment', () => {
  const few = fc.integer({ min: 0, max: 10 });
  const stops = fc.constantFrom('ALL' as const, 'SHIPPING' as const, 'DELIVERY' as const);
  const dayOf = (offset: number) => shiftedDay('2026-01-01', offset);
  const closed = fc.record({ day: fc.integer({ min: 0, max: 1095 }).map(dayOf), stops });
  const anyRule: fc.Arbitrary<ArrivalRule> = fc.record({
    cutOffHour: fc.integer({ min: 1, max: 23 }),
    ...{ preparingDays: few, parcelDays: few, installationDays: few, remoteDays: few },
    closedDays: fc.array(closed, { maxLength: 60 }).map((own) => [...usual.closedDays, ...own]),
  });
  const anyGoods = fc.record({ deliveryMethod: fc.constantFrom(...deliveryMethodCodes), shipsToday: fc.boolean() });
  const from = Date.parse('2025-12-31T15:00:00Z');
  const moment = fc.integer({ min: 0, max: 1095 * 1440 }).map((minutes) => new Date(from + minutes * 60_000));
  const promise = (rule: ArrivalRule, goods: Parameters<typeof promiseArrival>[1], at: Date, isRemote = false) =>
    promiseArrival(rule, goods, { at, isRemote });
  const closedOn = (rule: ArrivalRule, day: string, stopped: string) =>
    rule.closedDays.some((one) => one.day === day && (one.stops === 'ALL' || one.stops === stopped));
  const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

  test('it leaves and arrives on days on which that is done, never before today or before it leaves', () => {
    fc.assert(
      fc.property(anyRule, anyGoods, moment, fc.boolean(), (rule, goods, at, isRemote) => {
        const arrival = promise(rule, goods, at, isRemote);
        if (!arrival) return;
        const { leavesOn, arrivesOn } = arrival;
        expect(leavesOn >= seoulDayOf(at) && arrivesOn >= leavesOn).toBe(true);
        expect(closedOn(rule, leavesOn, 'SHIPPING') || closedOn(rule, arrivesOn, 'DELIVERY')).toBe(false);
        expect([0, 6]).not.toContain(weekdayOf(leavesOn));
        expect(weekdayOf(arrivesOn)).not.toBe(0);
      }),
    );
  });

  test('who orders later never gets it earlier', () => {
    fc.assert(
      fc.property(anyRule, anyGoods, moment, moment, (rule, goods, one, other) => {
        const [first, last] = [one, other].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date];
        const [early, late] = [promise(rule, goods, first), promise(rule, goods, last)];
        expect((early?.arrivesOn ?? '') <= (late?.arrivesOn ?? '')).toBe(true);
      }),
    );
  });

  test('until the moment it names, the promise is the same to the day; from then on it is not for today', () => {
    const same = (one: Arrival | undefined, other: Arrival | undefined) => expect(one).toEqual(other);
    fc.assert(
      fc.property(anyRule, anyGoods, moment, (rule, goods, at) => {
        const arrival = promise(rule, goods, at);
        if (!arrival) return;
        const { orderBefore } = arrival;
        expect(orderBefore.getTime()).toBeGreaterThan(at.getTime());
        same(promise(rule, goods, new Date(orderBefore.getTime() - 1)), arrival);
        const next = promise(rule, goods, orderBefore);
        expect(next && next.orderBefore > orderBefore && next.leavesOn > arrival.leavesOn).toBe(true);
      }),
    );
  });

  test('an island never gets it earlier, nor does who waits for preparation', () => {
    fc.assert(
      fc.property(anyRule, anyGoods, moment, (rule, goods, at) => {
        const near = promise(rule, { ...goods, shipsToday: true }, at)?.arrivesOn ?? '';
        expect(near <= (promise(rule, { ...goods, shipsToday: true }, at, true)?.arrivesOn ?? '')).toBe(true);
        expect(near <= (promise(rule, { ...goods, shipsToday: false }, at)?.arrivesOn ?? '')).toBe(true);
      }),
    );
  });

  test('another day of rest never brings anything forward', () => {
    fc.assert(
      fc.property(anyRule, anyGoods, moment, closed, (rule, goods, at, rest) => {
        const more = { ...rule, closedDays: [...rule.closedDays, rest] };
        expect((promise(rule, goods, at)?.arrivesOn ?? '') <= (promise(more, goods, at)?.arrivesOn ?? '')).toBe(true);
      }),
    );
  });
});

describe('the holidays of Korea', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const lunarOf = (day: string) => lunar.format(new Date(`${day}T00:00:00Z`));
  const days = (year: number) =>
    Array.from({ length: 366 }, (_, at) => shiftedDay(`${year}-01-01`, at)).filter((day) =>
      day.startsWith(String(year)),
    );
  const around = (day: string) => [shiftedDay(day, -1), day, shiftedDay(day, 1)];

  /**
   * As in the regulation: fixed and lunar days; a holiday on a Sunday (some: on a Saturday) or on another holiday moves to the next free
   * day.
   */
  function computed(year: number): string[] {
    const onLunar = (day: string) => days(year).filter((one) => lunarOf(one) === day);
    const feasts = [...onLunar('1/1'), ...onLunar('8/15')].flatMap(around);
    const withWeekend = [
      ...['03-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'].map((day) => `${year}-${day}`),
      ...onLunar('4/8'),
    ];
    const plain = ['01-01', '05-01', '06-06'].map((day) => `${year}-${day}`);
    const all = [...plain, ...feasts, ...withWeekend];
    const taken = new Set(all);
    const free = (day: string): string =>
      taken.has(day) || [0, 6].includes(new Date(day).getUTCDay()) ? free(shiftedDay(day, 1)) : day;
    const twice = (day: string) => all.filter((one) => one === day).length > 1;
    const shifted = [
      ...feasts.filter((day) => new Date(day).getUTCDay() === 0 || twice(day)),
      ...withWeekend.filter((day) => [0, 6].includes(new Date(day).getUTCDay())),
    ];
    for (const day of [...shifted].sort()) taken.add(free(day));
    return [...taken].sort();
  }

  test.each([2026, 2027, 2028])('of %i are those of the regulation, beside elections', (year) => {
    const listed = Object.entries(koreanHolidays).filter(
      ([day, name]) => day.startsWith(String(year)) && !name.endsWith('선거일'),
    );
    expect(listed.map(([day]) => day)).toEqual(computed(year));
  });

  test('each is a day, in order', () => {
    const listed = Object.keys(koreanHolidays);
    expect(listed).toEqual([...listed].sort());
    expect(listed.every((day) => startOfSeoulDay(day) !== undefined)).toBe(true);
  });
});
