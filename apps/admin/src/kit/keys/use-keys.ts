import { useLayoutEffect, useRef } from 'react';
import { addBinding, type Binding } from './bindings.ts';

const none: Binding = { keys: '', run: () => undefined };

/**
 * Keys that work while a component is shown. The last one to come goes first, so a drawer takes Esc before its list does.
 *
 *     useKeys([{ keys: 'v', label: '송장 붙여넣기', group: '주문', run: openPaste }]);
 */
export function useKeys(bindings: readonly Binding[]): void {
  const latest = useRef(bindings);
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  const { length } = bindings;
  // With what shows them: a key that is pressed at once is not for what has just gone.
  useLayoutEffect(() => {
    const removers = Array.from({ length }, (_, index) =>
      addBinding({
        get current() {
          return latest.current[index] ?? none;
        },
      }),
    );
    return () => {
      for (const remove of removers) remove();
    };
  }, [length]);
}
