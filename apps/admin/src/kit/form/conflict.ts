import { isOfficeError, type OfficeError } from '../../lib/office-error.ts';

/** The data of the reply to a stale save (4090): the current values, and who saved them. */
export type Conflict = {
  readonly by: string;
  /** An instant. */
  readonly at: string;
  readonly saved: Readonly<Record<string, unknown>>;
};

const isConflict = (data: unknown): data is Conflict =>
  typeof data === 'object' && data !== null && 'saved' in data && 'by' in data && 'at' in data;

/** The conflict in an error, if it contains one. */
export const conflictOf = (error: unknown): Conflict | undefined => {
  const refusal: OfficeError | undefined = isOfficeError(error, '4090') ? error : undefined;
  return isConflict(refusal?.data) ? refusal.data : undefined;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What to save: one's own changes over what somebody else has saved, and otherwise their values. */
export function mergedOver<Values extends object>(start: Values, mine: Values, conflict: Conflict | undefined): Values {
  if (!conflict) return mine;
  const { saved } = conflict;
  const names = Object.keys(mine) as (keyof Values & string)[];
  const theirs = names.filter((name) => name in saved && isSame(mine[name], start[name]));
  return { ...mine, ...Object.fromEntries(theirs.map((name) => [name, saved[name]])) };
}

/** The fields that both have changed, to different values. */
export function clashes<Values extends object>(
  start: Values,
  mine: Values,
  { saved }: Conflict,
): (keyof Values & string)[] {
  const names = Object.keys(mine) as (keyof Values & string)[];
  return names.filter(
    (name) =>
      name in saved &&
      !isSame(mine[name], start[name]) &&
      !isSame(saved[name], start[name]) &&
      !isSame(saved[name], mine[name]),
  );
}

/** The version that a save names: the one seen, or that of somebody else's save that has just been shown. */
export const versionOver = (seen: number, conflict: Conflict | undefined): number => {
  const over = conflict?.saved['version'];
  return typeof over === 'number' ? over : seen;
};
