import { type ProductOption, saveProductOptions } from '@mall/contracts/office/product-options';
import { listProducts, type ProductDetail } from '@mall/contracts/office/products';
import { type OptionField, optionFaults, optionFields, readOptionCell } from '@mall/domain/office/option-grid';
import { useMemo, useState } from 'react';
import { type Conflict, conflictOf, versionOver } from '../../../kit/form/conflict.ts';
import { shapeErrors } from '../../../kit/form/shape-errors.ts';
import { fieldWords } from '../../../kit/product-fields.ts';
import { useToast } from '../../../kit/toast.tsx';
import { errorText, isOfficeError } from '../../../lib/office-error.ts';
import { useAct } from '../../../lib/use-office.ts';
import type { OwnSaves } from '../own-saves.ts';
import { cellText, type Draft, draftOf, isChanged, optionOf } from './grid-rows.ts';
import type { Grid } from './use-grid.ts';

type Seen = Pick<ProductDetail, 'productNo' | 'version' | 'words' | 'shelf'>;
type Saving = {
  readonly seen: Seen;
  readonly grid: Grid;
  readonly own: OwnSaves;
  readonly onSaved: () => Promise<unknown>;
};
type Base = ReadonlyMap<string, Draft>;
/** Errors by cell: “12.label”. */
type CellFaults = ReadonlyMap<string, string>;

const baseOf = (options: readonly ProductOption[]): Base =>
  new Map(options.map(draftOf).map((draft) => [draft.key, draft]));
const none: CellFaults = new Map();

/** Saves the grid's changes over the version seen; refused cells show why, and concurrent saves show both versions. */
export function useOptionSave({ seen, grid, own, onSaved }: Saving) {
  const toast = useToast();
  const [over, setOver] = useState({ base: baseOf(seen.words.options), version: seen.version });
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<CellFaults>(none);
  const save = useAct(saveProductOptions, { changes: [listProducts] });
  const ownFaults = useMemo(
    () => (isTried ? faultsIn(grid.rows, { ...seen, base: over.base }) : none),
    [isTried, grid.rows, seen, over.base],
  );
  const conflict = conflictOf(save.error);
  const send = async ({ base, version }: typeof over) => {
    const changed = grid.now().filter((draft) => isChanged(draft, base.get(draft.key)));
    setTried(true);
    setRefused(none);
    save.reset();
    if (changed.length === 0 || faultsIn(grid.now(), { ...seen, base }).size > 0) return;
    const latest = own.latest(version);
    try {
      const body = { options: changed.map(optionOf), version: latest };
      const made = await save.mutateAsync({ params: { productNo: seen.productNo }, body });
      own.note(latest, made.version);
      toast('옵션을 저장했어요');
      await onSaved();
    } catch (error) {
      if (isOfficeError(error, '4220')) setRefused(refusedCells(error.fieldErrors, changed));
    }
  };
  /** Continues from what somebody else has saved, with one's own cells on top. */
  const rebase = (theirs: Conflict) => {
    const saved = (theirs.saved['options'] ?? []) as readonly ProductOption[];
    const next = { base: baseOf(saved), version: versionOver(over.version, theirs) };
    grid.reset(mergedRows(grid.now(), over.base, next.base));
    setOver(next);
    void send(next);
  };
  const faults = refused.size > 0 ? new Map([...ownFaults, ...refused]) : ownFaults;
  return {
    ...{ faults, base: over.base, isSending: save.isPending, conflict },
    changes: grid.rows.filter((draft) => isChanged(draft, over.base.get(draft.key))).length,
    failure: save.error && !conflict && refused.size === 0 ? errorText(save.error) : undefined,
    send: () => send(over),
    rebase,
    accept: (cell: string) => setRefused((cells) => new Map([...cells].filter(([name]) => name !== cell))),
    revert: () => {
      grid.reset([...over.base.values()]);
      save.reset();
      setTried(false);
      setRefused(none);
    },
  };
}
export type OptionSave = ReturnType<typeof useOptionSave>;

const refusedCells = (errors: readonly { field: string; message: string }[], sent: readonly Draft[]): CellFaults =>
  new Map(
    errors.flatMap(({ field, message }) => {
      const [, row = '', name] = field.split('.');
      const draft = sent[Number(row)];
      return draft ? [[`${draft.key}.${name}`, message] as const] : [];
    }),
  );

type Against = Pick<Seen, 'shelf'> & { readonly base: Base };

function faultsIn(rows: readonly Draft[], { shelf, base }: Against): CellFaults {
  const written = rows.map(optionOf);
  const sold = new Map(shelf.map(({ optionNo, wasSold }) => [optionNo, wasSold]));
  const standing = [...base.values()].map(optionOf).map(({ optionNo, useCode }) => ({
    ...{ optionNo, useCode },
    wasSold: sold.get(optionNo) ?? false,
  }));
  const keyOf = (row: number) => rows[row]?.key ?? '';
  const shapes = Object.entries(shapeErrors(saveProductOptions.body, { options: written, version: 0 }));
  const found = new Map(
    shapes.map(([path, message]) => {
      const [, row = '', field] = path.split('.');
      return [`${keyOf(Number(row))}.${field}`, message];
    }),
  );
  for (const { row, field, message } of optionFaults(written, standing)) found.set(`${keyOf(row)}.${field}`, message);
  return found;
}

/** Theirs, with one's own changed cells, and one's own new rows at the end. */
function mergedRows(mine: readonly Draft[], start: Base, theirs: Base): readonly Draft[] {
  const own = new Map(mine.map((draft) => [draft.key, draft]));
  const merged = [...theirs.values()].map((draft): Draft => {
    const [now, before] = [own.get(draft.key), start.get(draft.key)];
    if (!now || !before) return draft;
    const cells = optionFields.filter((field) => now[field] !== before[field]).map((field) => [field, now[field]]);
    return { ...draft, ...Object.fromEntries(cells) };
  });
  return [...merged, ...mine.filter(({ optionNo }) => optionNo === 0)];
}

type Flat = Readonly<Record<string, string>>;
const goneText = '지운 옵션';

/** Both versions of a conflict for the kit's comparison: each cell that one has changed, by its name. */
export function cellsInConflict(rows: readonly Draft[], start: Base, { saved }: Conflict) {
  const theirs = baseOf((saved['options'] ?? []) as readonly ProductOption[]);
  const cells = rows.flatMap((draft, row) => {
    const before = start.get(draft.key);
    if (!before) return [];
    const changed = optionFields.filter((field) => draft[field] !== before[field]);
    return changed.map((field) => ({ name: `${draft.key}.${field}`, row, field, draft, before }));
  });
  const flat = (textOf: (cell: (typeof cells)[number]) => string): Flat =>
    Object.fromEntries(cells.map((cell) => [cell.name, textOf(cell)]));
  return {
    values: flat(({ draft, field }) => cellText(draft, field)),
    start: flat(({ before, field }) => cellText(before, field)),
    labels: flat(({ row, field }) => `${row + 1}행 ${fieldWords[field]}`),
    saved: flat(({ draft, field }) => {
      const their = theirs.get(draft.key);
      return their ? cellText(their, field) : goneText;
    }),
  };
}

/** The cell that a conflict names, with its text. */
export const cellOf = (name: string, text: string) => {
  const [key = '', field = 'label'] = name.split('.');
  return { key, field: field as OptionField, value: readOptionCell(field as OptionField, text) };
};
