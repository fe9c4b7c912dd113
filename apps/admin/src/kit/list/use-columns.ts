import { useMemo } from 'react';
import { useStored } from '../../lib/use-stored.ts';
import type { Column } from './list-types.ts';

export type Density = 'usual' | 'dense';
type Kept = {
  readonly shown?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
  readonly density?: Density;
};

/** Which columns a list shows, how wide and how dense: as the address says, else as this browser has kept it. */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[], named: readonly string[] | undefined) {
  const [kept, keep] = useStored<Kept>(`list:${name}`, {});
  const usual = useMemo(() => columns.filter(({ isHidden }) => !isHidden).map(({ id }) => id), [columns]);
  const wanted = named ?? kept.shown ?? usual;
  const shown = useMemo(() => order(columns, wanted), [columns, wanted]);
  return {
    shown,
    isUsual: shown.map(({ id }) => id).join() === usual.join(),
    widths: kept.widths ?? {},
    density: kept.density ?? 'usual',
    show: (ids: readonly string[]) => keep({ ...kept, shown: ids }),
    setWidth: (id: string, width: number) => keep({ ...kept, widths: { ...kept.widths, [id]: width } }),
    setDensity: (density: Density) => keep({ ...kept, density }),
    reset: () => keep({}),
  };
}
export type Columns<Row> = ReturnType<typeof useColumns<Row>>;

/** Columns in the order of their names; those that cannot be taken away are there whatever is named. */
function order<Row>(columns: readonly Column<Row>[], ids: readonly string[]): readonly Column<Row>[] {
  const fixed = columns.filter(({ id, isFixed }) => isFixed && !ids.includes(id));
  const chosen = ids.flatMap((id) => columns.filter((column) => column.id === id));
  return [...fixed, ...chosen];
}
