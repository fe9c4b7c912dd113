import type { SupportCell, SupportPair, SupportRow } from '@mall/contracts/office/supports';
import { useState } from 'react';
import { numberOf } from '../../lib/numbers.ts';

export const keyOf = ({
  productNo,
  memory,
  planNo,
  joinType,
}: Pick<SupportRow, 'productNo' | 'memory' | 'planNo' | 'joinType'>) => [productNo, memory, planNo, joinType].join(' ');

export const fields = ['commonSupport', 'extraSupport'] as const;
export type SupportField = (typeof fields)[number];
/** As it is typed. */
export type Typed = Readonly<Record<SupportField, string>>;

const typedOf = (pair: SupportPair | null): Typed => ({
  commonSupport: pair ? String(pair.commonSupport) : '',
  extraSupport: pair ? String(pair.extraSupport) : '',
});
const amountOf = (typed: string): number => (typed.trim() === '' ? 0 : numberOf(typed));
const isChanged = (row: SupportRow, typed: Typed): boolean =>
  fields.some((field) => amountOf(typed[field]) !== (row.later?.[field] ?? 0));

export type SupportEdits = ReturnType<typeof useSupportEdits>;

/** Values typed into the grid, by choice; a value typed back to its original is not a change. */
export function useSupportEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const type = (changes: readonly { readonly row: SupportRow; readonly typed: Partial<Typed> }[]) => {
    const next = new Map(edits);
    for (const { row, typed } of changes) {
      const key = keyOf(row);
      const whole = { ...(next.get(key) ?? typedOf(row.later)), ...typed };
      if (isChanged(row, whole)) next.set(key, whole);
      else next.delete(key);
    }
    setEdits(next);
    const touched = new Set(changes.map(({ row }) => keyOf(row)));
    setProblems(new Map([...problems].filter(([key]) => !touched.has(key))));
  };
  return {
    ...{ edits, problems, type, setProblems },
    typedIn: (row: SupportRow): Typed => edits.get(keyOf(row)) ?? typedOf(row.later),
    isEdited: (row: SupportRow): boolean => edits.has(keyOf(row)),
    clear: () => {
      setEdits(new Map());
      setProblems(new Map());
    },
    /** The cells of a save; an invalid number is left to the server's validation. */
    cellsOf: (rows: readonly SupportRow[], validFrom: string): SupportCell[] =>
      rows.flatMap((row) => {
        const typed = edits.get(keyOf(row));
        if (!typed) return [];
        const { productNo, memory, planNo, joinType, later } = row;
        return [
          {
            ...{ productNo, memory, planNo, joinType, validFrom, validTo: null, seen: later },
            ...{ commonSupport: amountOf(typed.commonSupport), extraSupport: amountOf(typed.extraSupport) },
          },
        ];
      }),
  };
}

/** The digits of typed or pasted text, up to the longest amount. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 8);

/** Lines copied from a spreadsheet, each starting at the field that it is pasted into. */
export function pastedInto(text: string, rows: readonly SupportRow[], field: SupportField) {
  const columns = fields.slice(fields.indexOf(field));
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.slice(0, rows.length).flatMap((line, index) => {
    const row = rows[index];
    const cells = line.split('\t');
    const typed = Object.fromEntries(
      columns.flatMap((name, at) => (cells[at] === undefined ? [] : [[name, digitsOf(cells[at])]])),
    );
    return row ? [{ row, typed: typed as Partial<Typed> }] : [];
  });
}
