export const alertMark = 'data-alert';

/** An alert is above an open modal or sheet: what happens in it must not close the overlay below. */
export function cameFromAlert(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(`[${alertMark}]`) !== null;
}

/** An overlay that is closed and stays closed shows nothing, so changes of its content need not be rendered. */
export const areBothClosed = (one: { isOpen: boolean }, next: { isOpen: boolean }): boolean =>
  !one.isOpen && !next.isOpen;
