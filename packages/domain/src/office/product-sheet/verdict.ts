import type { PriceWarning } from '../listing-price.ts';
import type { SheetField, SheetLine } from './columns.ts';
import type { Fault } from './read-cells.ts';

/**
 * What would become of a row: CHANGE, REQUEST for what a second person looks at, ADD; SAME stays as it is, STALE was changed by somebody since,
 * WRONG cannot be.
 */
export const sheetVerdicts = ['CHANGE', 'REQUEST', 'ADD', 'SAME', 'STALE', 'WRONG'] as const;
export type SheetVerdict = (typeof sheetVerdicts)[number];
/** Would it write anything? */
export const isWriting = (verdict: SheetVerdict): boolean => ['CHANGE', 'REQUEST', 'ADD'].includes(verdict);

export type CellChange = { readonly field: string; readonly before: string; readonly after: string };
export type JudgedLine = {
  readonly rowNo: number;
  readonly productNo: string;
  /** Null in a sheet of products, 0 for an option that is new. */
  readonly optionNo: number | null;
  readonly name: string;
  /** Of the product as it was previewed; 0 for a new one. */
  readonly version: number;
  readonly verdict: SheetVerdict;
  readonly changes: readonly CellChange[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly PriceWarning[];
  /** What somebody has changed since the sheet was made. */
  readonly since: { readonly by: string; readonly at: string; readonly changes: readonly CellChange[] } | null;
};

export const blank = {
  ...{ optionNo: null, changes: [], faults: [], warnings: [], since: null },
} as const satisfies Partial<JudgedLine>;

export const productNoOf = ({ cells }: SheetLine): string => (cells.productNo ?? '').toUpperCase();

type Texts = Readonly<Record<string, string>>;

/** Of these fields, those in which two differ. */
export const differing = (fields: readonly SheetField[], one: Texts, other: Texts): readonly SheetField[] =>
  fields.filter((field) => one[field] !== other[field]);
export const changesIn = (fields: readonly SheetField[], before: Texts, after: Texts): readonly CellChange[] =>
  fields.map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }));

/** The version that the row has seen; undefined for none, and for one that is to come. */
export function seenVersion({ cells: { version = '' } }: SheetLine, now: number): number | undefined {
  const seen = /^\d{1,9}$/.test(version) ? Number(version) : undefined;
  return seen !== undefined && seen >= 1 && seen <= now ? seen : undefined;
}
export const noVersion: Fault = { field: 'version', message: '판이 맞지 않아요. 시트를 새로 내려받아 주세요.' };
