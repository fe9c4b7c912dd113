/** Moves the page and the keyboard focus to one of its parts. */
export function jumpTo(id: string): void {
  const target = document.getElementById(id);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
}
