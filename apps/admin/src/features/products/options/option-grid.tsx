import type { ProductDetail } from '@mall/contracts/office/products';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Gap } from '../../../kit/gap.tsx';
import { fieldWords } from '../../../kit/product-fields.ts';
import { grouped } from '../../../lib/numbers.ts';
import { cornersOf, type Draft, gridColumns, type Place, withCells } from './grid-rows.ts';
import { OptionPicture } from './option-picture.tsx';
import { OptionRow } from './option-row.tsx';
import styles from './options.module.css';
import type { Grid } from './use-grid.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { OptionSave } from './use-option-save.ts';

type Props = {
  grid: Grid;
  save: OptionSave;
  productNo: string;
  shelf: ProductDetail['shelf'];
  onSave: () => void;
};
const rowHeight = 36;
const rowsInSight = 12;
const faultsShown = 5;

/** Options in a spreadsheet: one cell is edited, an area is filled, copied and pasted; only visible rows are rendered. */
export function OptionGrid({ grid, save, productNo, shelf, onSave }: Props) {
  const { rows, area } = grid;
  const { to } = area;
  const scroller = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState<Place>();
  const stock = useMemo(() => new Map(shelf.map((one) => [one.optionNo, one.stock])), [shelf]);
  const virtualizer = useRowsInSight(scroller, rows, to.row);
  useFocusOnStep(scroller, { steps: grid.steps, show: () => virtualizer.scrollToIndex(to.row) });
  // Stable functions, so that only changed rows render again.
  const latest = useRef({ grid, save });
  latest.current = { grid, save };
  const go = useCallback((place: Place, isRange = false) => latest.current.grid.go(place, isRange), []);
  const write = useCallback((key: string, field: string, value: string) => {
    latest.current.save.accept(`${key}.${field}`);
    latest.current.grid.write((all) => withCells(all, (draft) => (draft.key === key ? { [field]: value } : undefined)));
  }, []);
  const stockOf = (draft: Draft) => stock.get(draft.optionNo) ?? 0;
  const keys = useGridKeys({ grid, go, stockOf, onSave: save.changes > 0 ? onSave : undefined });
  const corners = cornersOf(area);
  const height = Math.min(rows.length, rowsInSight) * rowHeight;
  const items = virtualizer.getVirtualItems();
  return (
    <>
      <Faults {...{ rows, save, go }} />
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ '--grid-height': `${height + rowHeight + 14}px` } as object}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are written in
          role="grid"
          aria-label="옵션"
          aria-rowcount={rows.length + 1}
          aria-multiselectable="true"
          className={styles.grid}
          {...keys}
        >
          <thead>
            <tr>
              {gridColumns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {column === 'stock' ? '재고' : fieldWords[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ index, start }, at) => {
              const draft = rows[index];
              if (!draft) return null;
              const isWithin = index >= corners.top && index <= corners.bottom;
              return (
                <Fragment key={draft.key}>
                  <Gap height={start - (items[at - 1]?.end ?? rowHeight)} />
                  <OptionRow
                    {...{ draft, index, productNo, go, write, setPicking }}
                    stock={stockOf(draft)}
                    before={save.base.get(draft.key)}
                    here={index === to.row ? to.column : -1}
                    left={isWithin ? corners.left : -1}
                    right={isWithin ? corners.right : -1}
                    faults={faultsOf(save, draft)}
                  />
                </Fragment>
              );
            })}
            <Gap height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? rowHeight) - rowHeight)} />
          </tbody>
        </table>
      </div>
      <p className={styles.help}>
        Enter로 고치고 방향키로 옮겨요. Shift로 여러 칸을 고르고 Ctrl+D로 채워요. Esc를 누르면 표에서 나가요.
      </p>
      {picking && (
        <OptionPicture
          image={rows[picking.row]?.image ?? ''}
          onPick={(image) => write(rows[picking.row]?.key ?? '', 'image', image)}
          onClose={() => {
            setPicking(undefined);
            go(picking);
          }}
        />
      )}
    </>
  );
}

type Scroller = { readonly current: HTMLElement | null };

/** The rows to render: those visible below the head, and the focused one, however far it is scrolled away. */
const useRowsInSight = (scroller: Scroller, rows: readonly Draft[], reached: number) =>
  useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (row) => rows[row]?.key ?? row,
    overscan: 4,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), reached])]
        .filter((row) => row < rows.length)
        .toSorted((one, other) => one - other),
  });

/** Scrolls to the cell that was moved to, and focuses it. */
function useFocusOnStep(
  scroller: Scroller,
  { steps, show }: { readonly steps: number; readonly show: () => void },
): void {
  const step = useEffectEvent(() => {
    show();
    const cell = scroller.current?.querySelector<HTMLElement>('[data-here]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => {
    if (steps > 0) step();
  }, [steps]);
}

/** A row's errors as one text, so that it renders again only when they change. */
const faultsOf = ({ faults }: OptionSave, { key }: Draft): string =>
  faults.size === 0
    ? ''
    : JSON.stringify(gridColumns.map((column) => faults.get(`${key}.${column}`) ?? '')).replace(/^\["(","){6}"\]$/, '');

type FaultsProps = { rows: readonly Draft[]; save: OptionSave; go: (place: Place) => void };

/** The errors, each a link to its cell. */
function Faults({ rows, save: { faults }, go }: FaultsProps) {
  if (faults.size === 0) return null;
  const found = rows.flatMap((draft, row) =>
    gridColumns.flatMap((column, index) => {
      const message = faults.get(`${draft.key}.${column}`);
      return message === undefined
        ? []
        : [{ row, column: index, words: `${row + 1}행 ${fieldWords[column]}: ${message}` }];
    }),
  );
  return (
    <div role="alert" className={styles.faults}>
      <p>고칠 칸이 {grouped(found.length)}개 있어요.</p>
      <ul>
        {found.slice(0, faultsShown).map(({ words, ...place }) => (
          <li key={words}>
            <button type="button" onClick={() => go(place)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
