import { useState } from 'react';

/** The focused element and its ancestors, the nearest first. */
function focusedAndAround(): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) {
    if (one instanceof HTMLElement) found.push(one);
  }
  return found;
}

/**
 * Where the focus goes when an overlay closes: back to what opened it or, if that was removed by an action in the overlay, to the first
 * control that is left around it. Otherwise a keyboard user would start at the top of the page. Call it where the overlay mounts.
 */
export function useFinalFocus(): () => HTMLElement | boolean {
  const [around] = useState(focusedAndAround);
  return () => {
    const focused = document.activeElement;
    // The code that closed the overlay may have moved the focus elsewhere.
    if (focused && focused !== document.body && !focused.closest('[role="dialog"]')) return false;
    const left = around.find(({ isConnected }) => isConnected);
    return left && left !== around[0] ? left : true;
  };
}
