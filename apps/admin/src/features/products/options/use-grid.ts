import { useRef, useState } from 'react';
import { type Area, type Draft, gridColumns, type Place } from './grid-rows.ts';

type GridState = {
  readonly rows: readonly Draft[];
  readonly area: Area;
  readonly past: readonly (readonly Draft[])[];
  /** Incremented with each step, which moves the focus. */
  readonly steps: number;
};
const mostSteps = 50;
const origin: Place = { row: 0, column: 0 };

/** The rows of the grid, the selected cells, and undo. */
export function useGrid(start: readonly Draft[]) {
  const [state, setState] = useState<GridState>({
    rows: start,
    area: { from: origin, to: origin },
    past: [],
    steps: 0,
  });
  // Two key presses within one frame must apply one after the other.
  const latest = useRef(state);
  const change = (next: Partial<GridState>) => {
    latest.current = { ...latest.current, ...next };
    setState(latest.current);
  };
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, latest.current.rows.length - 1)),
    column: Math.max(0, Math.min(column, gridColumns.length - 1)),
  });
  return {
    ...state,
    /** The rows after the latest action, before they are rendered. */
    now: () => latest.current.rows,
    /** Moves to a cell; with `isRange` extends the area from its start. */
    go: (place: Place, isRange = false) => {
      const to = within(place);
      const { area, steps } = latest.current;
      change({ area: { from: isRange ? area.from : to, to }, steps: steps + 1 });
    },
    write: (make: (rows: readonly Draft[]) => readonly Draft[]) => {
      const { rows, past } = latest.current;
      const next = make(rows);
      if (next.length !== rows.length || next.some((draft, row) => draft !== rows[row]))
        change({ rows: next, past: [...past, rows].slice(-mostSteps) });
    },
    undo: () => {
      const { past } = latest.current;
      const before = past.at(-1);
      if (before) change({ rows: before, past: past.slice(0, -1) });
    },
    reset: (rows: readonly Draft[]) => {
      change({ rows, past: [] });
      const to = within(latest.current.area.to);
      change({ area: { from: to, to } });
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;
