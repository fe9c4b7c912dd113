/** Younger ones may neither join nor give their consent. */
export const youngestMember = 14;

/** Whole years of age (만 나이) on a day; both are YYYY-MM-DD. Born on 29 February, one is older on 1 March. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
