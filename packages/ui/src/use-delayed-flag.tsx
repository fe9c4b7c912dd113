import { useEffect, useState } from 'react';

/** True once `isOn` has lasted the delay: a quick response never flashes a skeleton. */
export function useDelayedFlag(isOn: boolean, delayMs = 200): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setPast(true), delayMs);
    return () => {
      clearTimeout(timer);
      setPast(false);
    };
  }, [isOn, delayMs]);
  return isOn && isPast;
}
