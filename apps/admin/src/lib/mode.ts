import { useEffect } from 'react';
import { useStored } from './use-stored.ts';

export type Mode = 'light' | 'dark' | 'system';

const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = (mode: Mode): void => {
  const isDark = mode === 'dark' || (mode === 'system' && dark.matches);
  document.documentElement.dataset['mode'] = isDark ? 'dark' : 'light';
};

/** Light, dark, or the system's mode; stored by this browser. */
export function useMode(): readonly [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useStored<Mode>('mode', 'light');
  useEffect(() => {
    apply(mode);
    const follow = () => apply(mode);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [mode]);
  return [mode, setMode];
}
