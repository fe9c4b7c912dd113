import { changeProductCell, listProducts, type ProductRow } from '@mall/contracts/office/products';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { conflictOf } from '../../kit/form/conflict.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { refresh } from '../../lib/use-office.ts';
import styles from './products.module.css';

type Cell = { readonly tag: string } | { readonly marketPrice: number };
type Props = {
  row: ProductRow;
  /** 시중가, as in “EM20 시중가를 …로 바꿨어요”. */
  label: string;
  /** The current text of the field. */
  text: string;
  children: ReactNode;
  /** The typed text as a field of the call; undefined when it is invalid. */
  read: (typed: string) => Cell | undefined;
  maxLength?: number | undefined;
  isNumber?: boolean;
  /** How the new value compares with the old one. */
  hint?: (typed: string) => string | undefined;
};

/** A cell that is edited in place: Enter saves, Esc cancels; the toast can undo a save. */
export function CellEditor({ row, label, text, children, read, maxLength, isNumber, hint }: Props) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** The version to overwrite, once somebody else's save has been shown. */
  const [over, setOver] = useState<number>();
  const close = () => {
    const isWithin = document.activeElement === input.current;
    flushSync(() => {
      setTyped(undefined);
      setProblem(undefined);
      setOver(undefined);
    });
    // Keeps the focus of staff who have moved elsewhere.
    if (isWithin) button.current?.focus();
  };
  const send = async (cell: Cell, version: number) => {
    const params = { productNo: row.productNo };
    const saved = await callOffice(changeProductCell, { params, body: { ...cell, version } });
    await refresh(queryClient, [listProducts]);
    return saved.version;
  };
  const save = async () => {
    if (typed === undefined || isBusy) return;
    const cell = read(typed.trim());
    if (!cell) return setProblem(isNumber ? '숫자만 적어 주세요.' : '다시 적어 주세요.');
    if (typed.trim() === text) return close();
    const before = read(text);
    setBusy(true);
    try {
      const version = await send(cell, over ?? row.version);
      close();
      toast({
        message: `${row.name} ${label}: ${typed.trim() || '비움'}`,
        ...(before && { undo: () => send(before, version).catch(toast.error) }),
      });
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) return toast.error(error);
      const [field = ''] = Object.keys(cell);
      setOver(Number(conflict.saved['version']));
      setProblem(
        `${conflict.by} 님이 먼저 저장했어요 (지금 ${String(conflict.saved[field])}). Enter를 누르면 이 값으로 바꿔요.`,
      );
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  if (typed === undefined)
    return (
      <button
        ref={button}
        type="button"
        className={styles.cell}
        data-number={isNumber || undefined}
        aria-label={`${row.name} ${label} 고치기`}
        onClick={() => setTyped(text)}
      >
        {children}
      </button>
    );
  const message = problem ?? hint?.(typed);
  return (
    <span className={styles.editing}>
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: pressing the cell is asking to write in it
        autoFocus
        value={typed}
        maxLength={maxLength}
        inputMode={isNumber ? 'numeric' : undefined}
        data-number={isNumber || undefined}
        aria-label={`${row.name} ${label}`}
        aria-invalid={problem !== undefined || undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={press}
        onBlur={() => {
          if (problem === undefined) void save();
        }}
      />
      {isBusy && <Spinner />}
      {message && (
        <small role={problem ? 'alert' : 'status'} data-problem={problem !== undefined || undefined}>
          {message}
        </small>
      )}
    </span>
  );
}
