import { describe, expect, test } from 'vitest';
import { periodChoices, searchedAddress, toggleState } from './order-list-address.ts';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

// R9.06
test('one of the presets is marked, or all time, or none for days of one’s own', () => {
  const now = new Date('2026-11-22T03:00:00Z');
  const marked = (address: Parameters<typeof periodChoices>[0]) =>
    periodChoices(address, now)
      .filter(({ isOn }) => isOn)
      .map(({ label }) => label);
  expect(marked({})).toEqual(['전체']);
  expect(marked({ from: '2026-10-22', to: '2026-11-22' })).toEqual(['1개월']);
  expect(marked({ from: '2026-10-21', to: '2026-11-22' })).toEqual([]);
  expect(periodChoices({ page: 3, state: 'PAID' }, now)[0]?.address).toEqual({ state: 'PAID' });
});

test('a state is selected and, clicked again, deselected; the list returns to its first page', () => {
  expect(toggleState({ page: 2 }, 'SHIPPED')).toEqual({ state: 'SHIPPED' });
  expect(toggleState({ state: 'SHIPPED' }, 'SHIPPED')).toEqual({});
});

describe('the form', () => {
  test('swaps days typed the wrong way round', () =>
    expect(searchedAddress(formOf({ from: '2026-11-22', to: '2026-11-01', state: '' }), {})).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-22' },
    }));

  test('keeps the filter by claims, and one day alone is enough', () =>
    expect(
      searchedAddress(formOf({ from: '', to: '2026-11-01', state: 'PAID' }), { claimed: 'only', page: 4 }),
    ).toEqual({
      ...{ to: '2026-11-01', state: 'PAID', claimed: 'only' },
    }));
});
