import { optionUseCodes } from '@mall/contracts/product-codes';
import { readOptionCell } from '@mall/domain/office/option-grid';
import { firstOptionUses, optionMovesFrom, optionUseNames } from '@mall/domain/option-states';
import { type KeyboardEvent, useRef, useState } from 'react';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Thumb } from '../../../kit/thumb.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { type GridColumn, isField } from './grid-rows.ts';
import type { RowProps } from './option-row.tsx';
import styles from './options.module.css';

type Props = RowProps & { column: GridColumn; at: number; fault: string | undefined; label: string };

/** The focused cell: it accepts typing at once, whatever the keyboard's language. */
export function HereCell(props: Props) {
  const { column, fault } = props;
  return (
    <>
      {column === 'stock' ? (
        <StockCell {...props} />
      ) : column === 'image' ? (
        <PictureCell {...props} />
      ) : column === 'useCode' ? (
        <UseCell {...props} />
      ) : (
        <TextCell {...props} />
      )}
      {fault && <small className={styles.fault}>{fault}</small>}
    </>
  );
}

const leave = (element: HTMLElement) => element.blur();

function TextCell({ draft, column, at, index, label, fault, go, write }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const value = isField(column) ? draft[column] : '';
  /** The typed text; undefined while the cell is only focused. */
  const [typed, setTyped] = useState<string>();
  const isWriting = typed !== undefined;
  const commit = () => {
    if (!isWriting || !isField(column)) return;
    setTyped(undefined);
    write(draft.key, column, readOptionCell(column, typed));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (!isWriting) {
      if (key === 'Enter' || key === 'F2') {
        event.preventDefault();
        setTyped(value);
        input.current?.setSelectionRange(value.length, value.length);
      } else if (key === 'Escape') leave(event.currentTarget);
      return;
    }
    // While editing, the up and down arrows end it, left and right move within the text.
    if (key === 'Escape') {
      setTyped(undefined);
      requestAnimationFrame(() => input.current?.select());
    } else if (key === 'Enter') {
      commit();
      go({ row: index + (event.shiftKey ? -1 : 1), column: at });
      // There is no row below the last: it keeps the focus, without editing.
      requestAnimationFrame(() => input.current?.select());
    } else if (key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown') return commit();
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      data-here=""
      data-writing={isWriting || undefined}
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      autoComplete="off"
      inputMode={column === 'extraPrice' ? 'numeric' : undefined}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onDoubleClick={() => setTyped(value)}
      onKeyDown={press}
      onBlur={commit}
    />
  );
}

/** The use codes that the transition table allows, from the saved one. */
function UseCell({ draft, before, label, fault, write }: Props) {
  const { useCode } = before ?? draft;
  const from = optionUseCodes.find((code) => code === useCode);
  const allowed = before && from ? [from, ...optionMovesFrom(from, false)] : firstOptionUses;
  const choices = optionUseCodes.filter((code) => allowed.includes(code));
  const isKnown = choices.some((code) => code === draft.useCode);
  return (
    <select
      data-here=""
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      value={draft.useCode}
      onChange={({ target }) => write(draft.key, 'useCode', target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave(event.currentTarget);
        if (event.key === ' ') event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'F2') return;
        event.preventDefault();
        event.currentTarget.showPicker();
      }}
    >
      {!isKnown && <option value={draft.useCode}>{draft.useCode}</option>}
      {choices.map((code) => (
        <option key={code} value={code}>
          {optionUseNames[code]}
        </option>
      ))}
    </select>
  );
}

function PictureCell({ draft, index, at, label, setPicking }: Props) {
  return (
    <button
      type="button"
      data-here=""
      aria-label={`${label} ${draft.image === '' ? '고르기' : '바꾸기'}`}
      onClick={() => setPicking({ row: index, column: at })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave(event.currentTarget);
      }}
    >
      {draft.image === '' ? '고르기' : <Thumb image={draft.image} size="sm" />}
    </button>
  );
}

/** Stock is changed at its own desk. */
function StockCell({ draft, label, productNo, stock }: Props) {
  if (draft.optionNo === 0)
    return (
      <span data-here="" tabIndex={-1} role="note" aria-label={`${label} 없음`}>
        –
      </span>
    );
  return (
    <OfficeLink
      screen="stock"
      search={{ q: productNo }}
      data-here=""
      aria-label={`${label} ${grouped(stock)}개, 재고 화면에서 보기`}
      onKeyDown={(event: KeyboardEvent<HTMLAnchorElement>) => {
        if (event.key === 'Escape') leave(event.currentTarget);
      }}
    >
      {grouped(stock)}
    </OfficeLink>
  );
}
