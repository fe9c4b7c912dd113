import { describe, expect, test } from 'vitest';
import { blockOf, type Draft, draftOf, withBlock, withCells, withCleared, withFilled } from './grid-rows.ts';

const draft = (optionNo: number, label: string, extraPrice = 0): Draft =>
  draftOf({
    ...{ optionNo, colourName: '샌드', colourHex: '#d7c4ae', label, extraPrice },
    ...{ useCode: 'GD00701', image: '' },
  });
const rows = [draft(1, 'S'), draft(2, 'M', 1000), draft(3, 'L', 2000)];
const column = { colourName: 0, label: 2, extraPrice: 3, stock: 4, useCode: 5 } as const;
const at = (row: number, name: keyof typeof column) => ({ row, column: column[name] });

describe('a block of a spreadsheet', () => {
  test('is pasted from the cell to the right and down, adding as many rows as it needs', () => {
    const pasted = withBlock(rows, at(1, 'label'), '미디엄\t1,500원\n라지\t\n엑스라지\t3000');
    expect(pasted.map(({ label, extraPrice }) => [label, extraPrice])).toEqual([
      ...[
        ['S', '0'],
        ['미디엄', '1500'],
        ['라지', '0'],
        ['엑스라지', '3000'],
      ],
    ]);
    expect(pasted[3]).toMatchObject({ optionNo: 0, useCode: 'GD00701' });
    expect(pasted[0]).toBe(rows[0]);
  });

  test('ends at a thousand rows, and skips the stock column', () => {
    expect(withBlock(rows, at(0, 'label'), '가\n'.repeat(1200))).toHaveLength(1000);
    const [first] = withBlock(rows, at(0, 'extraPrice'), '500\t99\t품절');
    expect(first).toMatchObject({ extraPrice: '500', useCode: 'GD00703' });
  });

  test('is unchanged by copying and pasting', () => {
    const text = blockOf(rows, { from: at(2, 'useCode'), to: at(0, 'label') }, () => 7);
    expect(text.split('\n')[1]).toBe('M\t1000\t7\t판매 중');
    expect(withBlock(rows, at(0, 'label'), text)).toEqual(rows);
  });
});

test('the first row of an area fills the rows below; a single row is filled from the row above', () => {
  const area = { from: at(0, 'extraPrice'), to: at(2, 'extraPrice') };
  expect(withFilled(rows, area).map(({ extraPrice }) => extraPrice)).toEqual(['0', '0', '0']);
  const one = { from: at(2, 'label'), to: at(2, 'label') };
  expect(withFilled(rows, one).map(({ label }) => label)).toEqual(['S', 'M', 'M']);
  expect(withFilled(rows, { from: at(0, 'label'), to: at(0, 'label') })).toBe(rows);
});

test('clearing sets a price to 0, and keeps the use code', () => {
  const [, second] = withCleared(rows, { from: at(1, 'label'), to: at(1, 'useCode') });
  expect(second).toMatchObject({ label: '', extraPrice: '0', useCode: 'GD00701' });
});

test('an unchanged row keeps its identity', () => {
  expect(withCells(rows, () => ({ colourName: '샌드' }))[1]).toBe(rows[1]);
});
