import { useLayoutEffect } from 'react';

let locks = 0;

/** R4.12: the page behind an overlay does not scroll; its width does not change. */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      style.setProperty('padding-right', `${window.innerWidth - clientWidth}px`);
      style.setProperty('overflow', 'hidden');
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('padding-right');
    };
  }, [isLocked]);
}
