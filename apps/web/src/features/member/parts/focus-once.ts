/** A `ref` for what takes the place of the control that was clicked: whoever uses the keyboard goes on from there. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
