import { useMemo } from 'react';
import { ordered } from './column-order.ts';
import type { Column } from './list-types.ts';
import type { Arrangement } from './use-arrangement.ts';

export type Density = 'usual' | 'dense';

/** The columns of a list, pinned ones, widths and density: from the address, or else from the staff's own settings. */
export function useColumns<Row>(
  { setting, arrange }: Pick<Arrangement, 'setting' | 'arrange'>,
  columns: readonly Column<Row>[],
  named: readonly string[] | undefined,
) {
  const usual = useMemo(() => columns.filter(({ isHidden }) => !isHidden).map(({ id }) => id), [columns]);
  const wanted = named ?? setting.columns ?? usual;
  const pinned = setting.pinned ?? noColumns;
  const shown = useMemo(() => ordered(columns, wanted, pinned), [columns, wanted, pinned]);
  const widths = useMemo(
    () => Object.fromEntries((setting.widths ?? []).map(({ column, pixels }) => [column, pixels])),
    [setting.widths],
  );
  return {
    shown,
    pinned,
    widths,
    isUsual: shown.map(({ id }) => id).join() === usual.join(),
    density: setting.density ?? ('usual' as const),
    show: (ids: readonly string[]) => arrange({ columns: [...ids] }),
    pin: (id: string) =>
      arrange({ pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] }),
    setWidth: (id: string, width: number) =>
      arrange({
        widths: Object.entries({ ...widths, [id]: Math.round(width) }).map(([column, pixels]) => ({ column, pixels })),
      }),
    setDensity: (density: Density) => arrange({ density }),
    reset: () => arrange({ columns: undefined, pinned: undefined, widths: undefined, density: undefined }),
  };
}
export type Columns<Row> = ReturnType<typeof useColumns<Row>>;

const noColumns: readonly string[] = [];
