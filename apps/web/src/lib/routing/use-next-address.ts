import { startTransition, useCallback, useOptimistic } from 'react';
import { useAddressChoice } from './use-address-choice.ts';

/** The address with the latest choice: a click shows at once, and the slower router follows. */
export function useNextAddress<Address extends object>(address: Address) {
  const changeAddress = useAddressChoice();
  const [next, show] = useOptimistic(address, (known, part: Partial<Address>) => ({ ...known, ...part }));
  const change = useCallback(
    (part: Partial<Address>) =>
      startTransition(async () => {
        show(part);
        const { pathname } = window.location;
        await untilPainted();
        // Only if the page was not left meanwhile.
        if (window.location.pathname === pathname) await changeAddress(part as Record<string, string | undefined>);
      }),
    [show, changeAddress],
  );
  return [next, change] as const;
}

/** Runs once everything rendered so far is on the screen. */
const untilPainted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
