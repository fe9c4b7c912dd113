import type { Header, TableFeatures } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Checkbox } from '../form/controls.tsx';
import { pinOf } from './data-row.tsx';
import styles from './data-table.module.css';
import type { Keyed, Pins, TableProps } from './data-table.tsx';
import type { Column } from './list-types.ts';

type Resizing = { readonly getResizeHandler: () => (event: unknown) => void };
type Props<Row, Features extends TableFeatures> = TableProps<Row> & {
  readonly pins: Pins;
  readonly headers: readonly (Header<Features, Keyed<Row>> & Resizing)[];
};

/** The names of columns, which sort the rows, and edges that resize them. */
export function TableHead<Row, Features extends TableFeatures>(props: Props<Row, Features>) {
  const { columns, headers, choosing, rows, pins } = props;
  const isAll = choosing !== undefined && rows.length > 0 && rows.every(({ key }) => choosing.isChosen(key));
  const isSome = choosing !== undefined && rows.some(({ key }) => choosing.isChosen(key));
  return (
    <thead>
      <tr>
        {choosing && (
          <th scope="col" data-pinned={pins.size > 0 || undefined} style={pins.size > 0 ? { left: 0 } : undefined}>
            <Checkbox
              aria-label="이 페이지 모두 선택"
              checked={isAll}
              isMixed={isSome && !isAll}
              onChange={choosing.onTogglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <Head
            key={column.id}
            column={column}
            {...props}
            onResize={headers.find(({ id }) => id === column.id)?.getResizeHandler()}
          />
        ))}
      </tr>
    </thead>
  );
}

type HeadProps<Row> = Pick<TableProps<Row>, 'sort' | 'canSort' | 'onSort'> & {
  readonly pins: Pins;
  readonly column: Column<Row>;
  readonly onResize: ((event: unknown) => void) | undefined;
};

function Head<Row>({ column, pins, sort, canSort, onSort, onResize }: HeadProps<Row>) {
  const { label, align, sort: name } = column;
  const orders = name === undefined ? [] : [name, `-${name}`].filter(canSort);
  const at = orders.indexOf(sort ?? '');
  const direction = at < 0 ? undefined : orders[at]?.startsWith('-') ? 'descending' : 'ascending';
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-align={align} aria-sort={direction} {...pinOf(pins, column.id)}>
      {orders.length === 0 ? (
        label
      ) : (
        <button type="button" onClick={() => onSort(orders[at + 1])}>
          {label}
          {direction && <Arrow size={12} strokeWidth={2} aria-hidden="true" />}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a courtesy for the pointer; the columns' menu does without */}
      <i className={styles.edge} onMouseDown={onResize} onTouchStart={onResize} />
    </th>
  );
}
