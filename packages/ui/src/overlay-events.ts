export const alertMark = 'data-alert';

/** An alert stands above an open modal or sheet: what happens in it must not close what lies below. */
export function cameFromAlert(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(`[${alertMark}]`) !== null;
}

/** What is closed and stays closed shows nothing, so that its content may change without being rendered. */
export const areBothClosed = (one: { isOpen: boolean }, next: { isOpen: boolean }): boolean =>
  !one.isOpen && !next.isOpen;
