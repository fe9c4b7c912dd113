/** Days that a line stays in the basket after its last change. */
export const cartDays = 30;
/** Minutes in which a removed line can be restored. */
export const undoMinutes = 10;

const minute = 60_000;

/** Lines last changed at this instant or before are no longer in the basket. */
export const cartStart = (at: Date): Date => new Date(at.getTime() - cartDays * 24 * 60 * minute);
/** Lines removed at this instant or before can no longer be restored. */
export const undoStart = (at: Date): Date => new Date(at.getTime() - undoMinutes * minute);
