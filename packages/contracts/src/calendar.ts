/** Matches a valid calendar day, YYYY-MM-DD: no thirteenth month, no 30th of February, and no year that the database refuses. */
export function isCalendarDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === text;
}

/** Matches an instant in ISO 8601 with a valid calendar day. */
export const isMoment = (text: string): boolean => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
