/** A number that may be typed in groups, as `1234-5678 9012`, in one piece. */
export const ungrouped = (typed: string): string => typed.replace(/[\s-]/g, '');
