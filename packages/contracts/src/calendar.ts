/** Matches a day of the calendar, YYYY-MM-DD: neither a thirteenth month nor the 30th of February, and no year that a database refuses. */
export function isCalendarDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return /^[12]\d{3}-/.test(text) && !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === text;
}

/** Matches an instant in ISO 8601 whose day is one of the calendar. */
export const isMoment = (text: string): boolean => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
