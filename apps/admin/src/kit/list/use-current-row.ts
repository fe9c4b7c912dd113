import { useState } from 'react';

/** The current row of the keyboard. It is stored as a key, so that it stays the same row when others are inserted before it. */
export function useCurrentRow(keys: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  /** Counts the steps made by keys, each of which moves the focus. */
  const [steps, setSteps] = useState(0);
  const index = current === undefined ? -1 : keys.indexOf(current);
  const to = (key: string | undefined) => {
    if (key === undefined) return;
    setCurrent(key);
    setSteps((count) => count + 1);
  };
  const beside = (by: 1 | -1, from = index): string | undefined =>
    from < 0 ? keys[0] : keys[Math.min(Math.max(from + by, 0), keys.length - 1)];
  return { current: index < 0 ? undefined : current, index, steps, set: setCurrent, to, beside };
}
