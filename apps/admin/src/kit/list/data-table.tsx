import { columnResizingFeature, columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { narrow, phone, useMedia } from '../../lib/use-media.ts';
import { Gap } from '../gap.tsx';
import { DataRow } from './data-row.tsx';
import styles from './data-table.module.css';
import type { Column } from './list-types.ts';
import { TableHead } from './table-head.tsx';
import type { Density } from './use-columns.ts';

export type Keyed<Row> = { readonly key: string; readonly row: Row };

export type TableProps<Row> = {
  /** Its name for screen readers. */
  readonly label: string;
  readonly rows: readonly Keyed<Row>[];
  readonly columns: readonly Column<Row>[];
  /** Columns, the first ones, that stay in view while the table scrolls sideways. */
  readonly pinned: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
  readonly onWidth: (id: string, width: number) => void;
  readonly sort: string | undefined;
  readonly canSort: (sort: string) => boolean;
  readonly onSort: (sort: string | undefined) => void;
  /** Absent without bulk actions. */
  readonly choosing?: {
    readonly isChosen: (key: string) => boolean;
    readonly onToggle: (keyed: Keyed<Row>, isRange: boolean) => void;
    readonly onTogglePage: () => void;
  };
  readonly current: string | undefined;
  /** Incremented with each step by keys, which moves the focus. */
  readonly steps: number;
  readonly onCurrent: (key: string) => void;
  readonly onOpen?: ((key: string, isElsewhere: boolean) => void) | undefined;
  readonly nameOf: (keyed: Keyed<Row>) => string;
  readonly isLate?: ((row: Row) => boolean) | undefined;
  /** The rows are still those of the previous query. */
  readonly isStale: boolean;
};

const features = tableFeatures({ columnSizingFeature, columnResizingFeature });
const headHeight = 34;
const rowHeights: Readonly<Record<Density, number>> = { usual: 40, dense: 34 };
const phoneRowHeight = 68;
const growingWidth = 200;

/** A table that renders only visible rows, below a fixed head. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, rows, widths, density, current, steps, isStale } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(phone);
  const columns = useRoomyColumns(props.columns, isPhone);
  const table = useSizedTable(props);
  const pins = useMemo(() => (isPhone ? noPins : pinsOf(columns, props)), [isPhone, columns, props]);
  const height = isPhone ? phoneRowHeight : rowHeights[density];
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    scrollMargin: isPhone ? 0 : headHeight,
    scrollPaddingStart: isPhone ? 0 : headHeight,
    // The floating bar above the footer must not cover the current row.
    scrollPaddingEnd: 72,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are measured again
  useEffect(() => virtualizer.measure(), [height]);
  const show = (key: string) => {
    const index = rows.findIndex((keyed) => keyed.key === key);
    if (index >= 0) virtualizer.scrollToIndex(index);
  };
  useFocusOnStep(scroller, { current, steps, show });
  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? 0) - virtualizer.options.scrollMargin;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - virtualizer.options.scrollMargin);
  const isCurrent = (key: string, index: number) => (current === undefined ? index === 0 : key === current);
  return (
    <div ref={scroller} className={styles.scroller} data-density={density} data-stale={isStale || undefined}>
      <table
        className={styles.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={minWidth(columns, widths)}
      >
        <colgroup>
          {props.choosing && <col className={styles.tick} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width: widths[id] ?? width }} />
          ))}
        </colgroup>
        <TableHead {...props} columns={columns} pins={pins} headers={table.getHeaderGroups()[0]?.headers ?? []} />
        <tbody>
          <Gap height={above} />
          {items.map(({ index, key }) => {
            const keyed = rows[index];
            if (!keyed) return null;
            const isHere = current !== undefined && keyed.key === current;
            return (
              <DataRow
                key={String(key)}
                {...{ keyed, columns, pins, isHere, index }}
                table={props}
                isReached={isCurrent(keyed.key, index)}
              />
            );
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** Minor columns are hidden in a narrow window; a phone shows those with a place on it. */
function useRoomyColumns<Row>(columns: readonly Column<Row>[], isPhone: boolean): readonly Column<Row>[] {
  const isNarrow = useMedia(narrow);
  return useMemo(
    () => (isNarrow && !isPhone ? columns.filter(({ isMinor }) => !isMinor) : columns),
    [columns, isNarrow, isPhone],
  );
}

/** The pixels from the left at which a pinned column stays, by its id; the checkboxes before them stay too. */
export type Pins = ReadonlyMap<string, number>;
const noPins: Pins = new Map();
const tickWidth = 50;

function pinsOf<Row>(
  columns: readonly Column<Row>[],
  { pinned, widths, choosing }: Pick<TableProps<Row>, 'pinned' | 'widths' | 'choosing'>,
): Pins {
  let left = choosing ? tickWidth : 0;
  const stays = columns.filter(({ id }) => pinned.includes(id));
  return new Map(
    stays.map(({ id, width }) => {
      const at = left;
      left += widths[id] ?? width ?? growingWidth;
      return [id, at];
    }),
  );
}

/** Widths during dragging, as the library computes them. */
function useSizedTable<Row>({ rows, columns, widths, onWidth }: TableProps<Row>) {
  const definitions = useMemo(
    () => columns.map(({ id, width = growingWidth }) => ({ id, size: width, minSize: 60, maxSize: 640 })),
    [columns],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows as Keyed<Row>[],
    state: { columnSizing: widths },
    columnResizeMode: 'onChange',
    onColumnSizingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(widths) : updater;
      for (const [id, width] of Object.entries(next)) if (widths[id] !== width) onWidth(id, width);
    },
  });
}

/** Below this width the table scrolls sideways. */
function minWidth<Row>(columns: readonly Column<Row>[], widths: Readonly<Record<string, number>>): CSSProperties {
  const width = columns.reduce((sum, column) => sum + (widths[column.id] ?? column.width ?? growingWidth), tickWidth);
  return { '--table-width': `${width}px` } as CSSProperties;
}

type Step = { readonly current: string | undefined; readonly steps: number; readonly show: (key: string) => void };

/** Scrolls to the current row and focuses it, unless a drawer beside the list has the focus. */
function useFocusOnStep(scroller: { readonly current: HTMLElement | null }, { current, steps, show }: Step): void {
  const step = useEffectEvent(() => {
    if (current === undefined) return;
    show(current);
    const rowOf = () => scroller.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(current)}"]`);
    const focus = () => document.activeElement?.closest('[data-drawer]') || rowOf()?.focus();
    // At once when it is rendered: the next key may open something that takes the focus.
    if (rowOf()) focus();
    else requestAnimationFrame(focus);
  });
  useEffect(() => {
    if (steps > 0) step();
  }, [steps]);
}
