/** The calendar day in Seoul at an instant, YYYY-MM-DD; Korea has kept UTC+9 without summer time since 1988. */
export const seoulDayOf = (at: Date): string => new Date(at.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
