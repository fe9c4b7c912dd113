import { useCallback, useEffect, useRef, useState } from 'react';
import { menuMilliseconds } from '../../lib/browser/use-panel-phase.ts';

/** Which of several menus is open; the pointer must rest a moment before one opens or closes. */
export function useHoverIntent<Key>() {
  const [openKey, setOpenKey] = useState<Key | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openNow = useCallback((key: Key | null) => {
    clearTimeout(timer.current);
    setOpenKey(key);
  }, []);
  const openSoon = useCallback((key: Key | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenKey(key), menuMilliseconds);
  }, []);
  return { openKey, openNow, openSoon };
}
