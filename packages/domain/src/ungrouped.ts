/** A number that may be typed in groups, such as `1234-5678 9012`, without separators. */
export const ungrouped = (typed: string): string => typed.replace(/[\s-]/g, '');
