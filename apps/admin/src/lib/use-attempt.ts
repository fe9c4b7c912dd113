import { useState } from 'react';
import { faultText } from './office-error.ts';

/** Runs work of one or more calls: `isBusy` until it ends, `error` as a message when it fails. */
export function useAttempt() {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setError(undefined);
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      setError(faultText(cause));
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, attempt };
}
