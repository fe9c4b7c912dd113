import type { KeyboardEvent } from 'react';

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move along a row of controls and activate the one they reach. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string) {
  const step = steps[event.key];
  if (!step) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = controls.indexOf(document.activeElement as HTMLElement);
  const next = controls[step(Math.max(index, 0), controls.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
