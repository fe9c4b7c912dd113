import { memo } from 'react';
import { Dot, Toned } from '../../../kit/badge.tsx';
import { fieldWords } from '../../../kit/product-fields.ts';
import { Thumb } from '../../../kit/thumb.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { cellText, type Draft, type GridColumn, gridColumns, isField, type Place } from './grid-rows.ts';
import { HereCell } from './here-cell.tsx';
import styles from './options.module.css';

export type RowProps = {
  draft: Draft;
  index: number;
  productNo: string;
  stock: number;
  before: Draft | undefined;
  /** The focused column; −1 when it is in another row. */
  here: number;
  /** The area's columns; −1 outside. */
  left: number;
  right: number;
  /** Errors by column, as JSON; empty for none. */
  faults: string;
  go: (place: Place, isRange?: boolean) => void;
  write: (key: string, field: string, value: string) => void;
  setPicking: (place: Place) => void;
};

/** A visible row; renders again only when it changes. */
export const OptionRow = memo(function OptionRow(props: RowProps) {
  const { draft, index, before, here, left, right, go } = props;
  const faults = props.faults === '' ? [] : (JSON.parse(props.faults) as string[]);
  return (
    <tr aria-rowindex={index + 2} className={styles.row}>
      {gridColumns.map((column, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid may be chosen
        <td
          key={column}
          aria-selected={at >= left && at <= right}
          data-column={column}
          data-fault={faults[at] ? true : undefined}
          data-changed={(isField(column) && before && draft[column] !== before[column]) || undefined}
          title={faults[at] || undefined}
          onClick={(event) => {
            if (at !== here || event.shiftKey) go({ row: index, column: at }, event.shiftKey);
          }}
        >
          {at === here ? (
            <HereCell
              {...props}
              column={column}
              at={at}
              fault={faults[at] || undefined}
              label={labelOf(index, column)}
            />
          ) : (
            <Shown draft={draft} column={column} stock={props.stock} />
          )}
        </td>
      ))}
    </tr>
  );
});

const labelOf = (index: number, column: GridColumn) =>
  `${index + 1}행 ${column === 'stock' ? '재고' : fieldWords[column]}`;

const useTones = { GD00701: 'ok', GD00702: 'plain', GD00703: 'err', GD00704: 'plain' } as const;

/** A cell that is not focused. */
function Shown({ draft, column, stock }: { draft: Draft; column: GridColumn; stock: number }) {
  if (column === 'stock')
    return draft.optionNo === 0 ? '–' : stock === 0 ? <Toned tone="err">0</Toned> : grouped(stock);
  if (column === 'image') return draft.image === '' ? '–' : <Thumb image={draft.image} size="sm" />;
  if (column === 'useCode')
    return <Dot tone={useTones[draft.useCode as keyof typeof useTones] ?? 'err'}>{cellText(draft, column)}</Dot>;
  if (column === 'extraPrice')
    return /^\d+$/.test(draft.extraPrice) ? grouped(Number(draft.extraPrice)) : draft.extraPrice;
  if (column !== 'colourHex') return draft[column];
  return (
    <>
      {draft.colourHex !== '' && <i className={styles.swatch} style={{ '--swatch': draft.colourHex } as object} />}
      {draft.colourHex}
    </>
  );
}
