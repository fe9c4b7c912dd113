import type { ClipboardEvent, KeyboardEvent } from 'react';
import { stepOf } from './grid-keys.ts';
import {
  blockOf,
  cornersOf,
  type Draft,
  gridColumns,
  type Place,
  withBlock,
  withCleared,
  withFilled,
} from './grid-rows.ts';
import type { Grid } from './use-grid.ts';

type Keys = {
  readonly grid: Grid;
  readonly go: (place: Place, isRange?: boolean) => void;
  readonly stockOf: (draft: Draft) => number;
  /** Undefined while there is nothing to save. */
  readonly onSave: (() => void) | undefined;
};

/** A cell being edited handles clipboard and text itself. */
const isWriting = (target: EventTarget) => target instanceof HTMLElement && target.dataset['writing'] !== undefined;

/** Keys and clipboard of the grid, as in a spreadsheet. */
export function useGridKeys({ grid, go, stockOf, onSave }: Keys) {
  const { rows, area } = grid;
  const chooseAll = () => {
    go({ row: 0, column: 0 });
    go({ row: rows.length - 1, column: gridColumns.length - 1 }, true);
  };
  const clear = () => grid.write((all) => withCleared(all, area));
  const withMod: Readonly<Record<string, (() => void) | undefined>> = {
    d: () => grid.write((all) => withFilled(all, area)),
    z: grid.undo,
    s: onSave,
    a: chooseAll,
  };
  const actOf = (event: KeyboardEvent): (() => void) | undefined => {
    const step = stepOf(event, { to: area.to, rows: rows.length });
    if (step) return () => go(step, event.shiftKey && event.key !== 'Tab');
    if (event.key === 'Delete' || event.key === 'Backspace') return clear;
    return event.ctrlKey || event.metaKey ? withMod[event.key.toLowerCase()] : undefined;
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const act = event.nativeEvent.isComposing ? undefined : actOf(event);
      if (!act) return;
      event.preventDefault();
      act();
    },
    onCopy: (event: ClipboardEvent) => {
      if (isWriting(event.target)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', blockOf(rows, area, stockOf));
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (isWriting(event.target) || text === '') return;
      event.preventDefault();
      const { top, left } = cornersOf(area);
      grid.write((all) => withBlock(all, { row: top, column: left }, text));
    },
  };
}
