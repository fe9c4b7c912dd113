/** A `ref` for the element that replaces the clicked control: keyboard users continue from there. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
