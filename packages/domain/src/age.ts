/** Anybody younger may neither join nor give consent. */
export const youngestMember = 14;

/** Whole years of age (만 나이) on a day; both are YYYY-MM-DD. A person born on 29 February is a year older on 1 March. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
