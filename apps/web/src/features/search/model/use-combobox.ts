import { type KeyboardEvent, useEffect, useState } from 'react';

/** Arrow keys through a list under a text field (WAI-ARIA combobox): nothing is highlighted at first. */
export function useCombobox(options: readonly unknown[]) {
  const count = options.length;
  const [marked, setMarked] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list, or one that has grown, the mark would point elsewhere.
  useEffect(() => setMarked(-1), [options]);
  const move = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return false;
    event.preventDefault();
    setMarked((known) => (known + step + count + (known === -1 && step === -1 ? 1 : 0)) % count);
    return true;
  };
  return { marked: marked < count ? marked : -1, move };
}
