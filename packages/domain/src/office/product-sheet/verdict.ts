import type { PriceWarning } from '../listing-price.ts';
import type { SheetField, SheetLine } from './columns.ts';
import type { Fault } from './read-cells.ts';

/**
 * What would happen to a row. CHANGE: saved; REQUEST: a second person decides; ADD: a new product or option; SAME: no change; STALE:
 * somebody has changed it since the download; WRONG: invalid.
 */
export const sheetVerdicts = ['CHANGE', 'REQUEST', 'ADD', 'SAME', 'STALE', 'WRONG'] as const;
export type SheetVerdict = (typeof sheetVerdicts)[number];
/** Whether it would write anything. */
export const isWriting = (verdict: SheetVerdict): boolean => ['CHANGE', 'REQUEST', 'ADD'].includes(verdict);

export type CellChange = { readonly field: string; readonly before: string; readonly after: string };
export type JudgedLine = {
  readonly rowNo: number;
  readonly productNo: string;
  /** Null in a sheet of products, 0 for a new option. */
  readonly optionNo: number | null;
  readonly name: string;
  /** The version of the product in the preview; 0 for a new one. */
  readonly version: number;
  readonly verdict: SheetVerdict;
  readonly changes: readonly CellChange[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly PriceWarning[];
  /** What somebody has changed since the sheet was downloaded. */
  readonly since: { readonly by: string; readonly at: string; readonly changes: readonly CellChange[] } | null;
};

export const blank = {
  ...{ optionNo: null, changes: [], faults: [], warnings: [], since: null },
} as const satisfies Partial<JudgedLine>;

export const productNoOf = ({ cells }: SheetLine): string => (cells.productNo ?? '').toUpperCase();

type Texts = Readonly<Record<string, string>>;

/** Those of the fields in which the two differ. */
export const differing = (fields: readonly SheetField[], one: Texts, other: Texts): readonly SheetField[] =>
  fields.filter((field) => one[field] !== other[field]);
export const changesIn = (fields: readonly SheetField[], before: Texts, after: Texts): readonly CellChange[] =>
  fields.map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }));

/** The version that the row was downloaded with; undefined for none, or for one that does not exist yet. */
export function seenVersion({ cells: { version = '' } }: SheetLine, now: number): number | undefined {
  const seen = /^\d{1,9}$/.test(version) ? Number(version) : undefined;
  return seen !== undefined && seen >= 1 && seen <= now ? seen : undefined;
}
export const noVersion: Fault = { field: 'version', message: '판이 맞지 않아요. 시트를 새로 내려받아 주세요.' };
