/** Days that a line stays in the basket after its last change. */
export const cartDays = 30;
/** Minutes in which a removed line can be restored. */
export const undoMinutes = 10;

const minute = 60_000;

/** Lines touched at this instant or before are not in the basket any more. */
export const cartStart = (at: Date): Date => new Date(at.getTime() - cartDays * 24 * 60 * minute);
/** Lines taken out at this instant or before are gone for good. */
export const undoStart = (at: Date): Date => new Date(at.getTime() - undoMinutes * minute);
