import { startTransition, useCallback, useDeferredValue, useEffect, useOptimistic, useRef, useState } from 'react';
import { useFollowing } from '../browser/use-following.ts';
import { useAddressChoice } from './use-address-choice.ts';

/** The address with the latest choice: a click shows at once, what follows from it next, and the slower router last. */
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
        // Only if the page was not left meanwhile.
        if (window.location.pathname === pathname) await changeAddress(part as Record<string, string | undefined>);
      });
    },
    [show, untilDrawn, changeAddress],
  );
  return [next, change] as const;
}

/** Waits until what follows from now is in the page, deferred values and what follows them, too: the router's steps would have them begun anew. */
function useUntilDrawn(): () => Promise<void> {
  const [asked, ask] = useState(0);
  const drawn = useFollowing(useDeferredValue(asked));
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits, waits for this value; and for nothing once the page is left.
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

/** Runs once everything rendered so far is on the screen. */
const untilPainted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
