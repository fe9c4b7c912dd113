import { useLayoutEffect, useRef } from 'react';
import { addBinding, type Binding } from './bindings.ts';

const none: Binding = { keys: '', run: () => undefined };

/**
 * Keys that work while a component is mounted. The latest has priority, so a drawer gets Esc before its list.
 *
 *     useKeys([{ keys: 'v', label: '송장 붙여넣기', group: '주문', run: openPaste }]);
 */
export function useKeys(bindings: readonly Binding[]): void {
  const latest = useRef(bindings);
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  const { length } = bindings;
  // A layout effect, so that an immediate key press does not reach a component that has just been unmounted.
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
