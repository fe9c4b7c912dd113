import type { MouseEvent } from 'react';
import { Checkbox } from '../form/controls.tsx';
import styles from './data-table.module.css';
import type { Keyed, Pins, TableProps } from './data-table.tsx';
import type { Column } from './list-types.ts';

type Props<Row> = {
  readonly keyed: Keyed<Row>;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly pins: Pins;
  readonly table: TableProps<Row>;
  /** It is the current row of the keyboard. */
  readonly isHere: boolean;
  /** It is the one row that Tab reaches. */
  readonly isReached: boolean;
};

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null;

/** Keeps a cell in view. */
export const pinOf = (pins: Pins, id: string) =>
  pins.has(id) ? { 'data-pinned': true, style: { left: pins.get(id) } } : {};

/** A row: a click opens it, like Enter. */
export function DataRow<Row>({ keyed, index, columns, pins, table, isHere, isReached }: Props<Row>) {
  const { choosing, onOpen, onCurrent, isLate, nameOf } = table;
  const isChosen = choosing?.isChosen(keyed.key) ?? false;
  const open = (event: MouseEvent) => {
    if (isControl(event.target)) return;
    onCurrent(keyed.key);
    onOpen?.(keyed.key, event.metaKey || event.ctrlKey);
  };
  return (
    <tr
      data-key={keyed.key}
      tabIndex={isReached ? 0 : -1}
      aria-rowindex={index + 2}
      aria-current={isHere || undefined}
      data-chosen={isChosen || undefined}
      data-late={isLate?.(keyed.row) || undefined}
      data-opens={onOpen !== undefined || undefined}
      onClick={open}
      onFocus={() => onCurrent(keyed.key)}
    >
      {choosing && (
        <td
          className={styles.tickCell}
          data-pinned={pins.size > 0 || undefined}
          style={pins.size > 0 ? { left: 0 } : undefined}
        >
          <Checkbox
            tabIndex={-1}
            aria-label={`${nameOf(keyed)} 선택`}
            checked={isChosen}
            onChange={({ nativeEvent }) => choosing.onToggle(keyed, (nativeEvent as PointerEvent).shiftKey)}
          />
        </td>
      )}
      {columns.map(({ id, cell, align, phone }) => (
        <td key={id} data-align={align} data-phone={phone} {...pinOf(pins, id)}>
          {cell(keyed.row)}
        </td>
      ))}
    </tr>
  );
}
