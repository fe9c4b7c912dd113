import type { Locator } from '@playwright/test';
import { oneWonIn, wonIn } from './amounts.ts';

/** A line of a sum on the page: `추가지원금 −150,000원`. */
export type SumLine = { readonly label: string; readonly amount: number };

/** The lines of the sum that a locator points at, in their order; lines without an amount are left out. */
export async function linesOf(sum: Locator): Promise<SumLine[]> {
  const labels = await sum.getByRole('term').allTextContents();
  const amounts = await sum.getByRole('definition').allTextContents();
  return labels.flatMap((label, index) => {
    const text = amounts[index] ?? '';
    return wonIn(text).length === 0 ? [] : [{ label, amount: oneWonIn(text) }];
  });
}

export function amountOf(lines: readonly SumLine[], label: string | RegExp): number {
  const line = lines.find((each) => (typeof label === 'string' ? each.label === label : label.test(each.label)));
  if (!line) throw new Error(`no line ${label} among ${lines.map((each) => each.label).join(', ')}`);
  return line.amount;
}
