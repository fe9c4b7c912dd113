const property = '--sticky-height';

/** A ref: tells the page the height of the sticky rows, for what sticks below them. */
export function shareHeight(rows: HTMLElement | null): (() => void) | undefined {
  if (!rows) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty(property, `${rows.offsetHeight}px`));
  observer.observe(rows);
  return () => {
    observer.disconnect();
    root.removeProperty(property);
  };
}
