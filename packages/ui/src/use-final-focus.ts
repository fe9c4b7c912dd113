import { useState } from 'react';

/** What has the focus, and what stands around it, the nearest first. */
function focusedAndAround(): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) {
    if (one instanceof HTMLElement) found.push(one);
  }
  return found;
}

/**
 * Where the focus goes when an overlay closes: back to what opened it or, when that has gone with what was done in the overlay, to the
 * first control of what is left around it. A keyboard would begin at the top of the page otherwise. Call it where the overlay mounts.
 */
export function useFinalFocus(): () => HTMLElement | boolean {
  const [around] = useState(focusedAndAround);
  return () => {
    const focused = document.activeElement;
    // Whoever closed the overlay may have led the focus elsewhere.
    if (focused && focused !== document.body && !focused.closest('[role="dialog"]')) return false;
    const left = around.find(({ isConnected }) => isConnected);
    return left && left !== around[0] ? left : true;
  };
}
