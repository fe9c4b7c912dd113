import { startTransition, useCallback, useDeferredValue, useEffect, useOptimistic, useRef, useState } from 'react';
import { useFollowing } from '../browser/use-following.ts';
import { useAddressChoice } from './use-address-choice.ts';

/**
 * The address including the latest choice. A click is rendered at once, then what depends on it, and the slower router
 * last.
 */
export function useNextAddress<Address extends object>(address: Address) {
  const changeAddress = useAddressChoice();
  const untilDrawn = useUntilDrawn();
  const [next, show] = useOptimistic(address, (known, part: Partial<Address>) => ({ ...known, ...part }));
  const change = useCallback(
    (part: Partial<Address>) => {
      const { pathname } = window.location;
      const drawn = untilDrawn();
      startTransition(async () => {
        show(part);
        await drawn;
        await untilPainted();
        // Only if the visitor has not left the page meanwhile.
        if (window.location.pathname === pathname) await changeAddress(part as Record<string, string | undefined>);
      });
    },
    [show, untilDrawn, changeAddress],
  );
  return [next, change] as const;
}

/**
 * Returns a function that waits until updates started by now are rendered, including deferred values and what depends
 * on them; the router's own update would restart them.
 */
function useUntilDrawn(): () => Promise<void> {
  const [asked, ask] = useState(0);
  const drawn = useFollowing(useDeferredValue(asked));
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new value; the clean-up releases waiters on leaving.
  useEffect(() => {
    const proceed = () => {
      for (const resolve of waiting.current.splice(0)) resolve();
    };
    proceed();
    return proceed;
  }, [drawn]);
  return useCallback(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.current.push(resolve);
    ask((count) => count + 1);
    return promise;
  }, []);
}

/** Resolves once everything rendered so far has been painted. */
const untilPainted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
