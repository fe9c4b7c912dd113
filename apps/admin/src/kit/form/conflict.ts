import { isOfficeError, type OfficeError } from '../../lib/office-error.ts';

/** What a stale save is answered with (4090): what stands there now, and who has saved it. */
export type Conflict = {
  readonly by: string;
  /** An instant. */
  readonly at: string;
  readonly saved: Readonly<Record<string, unknown>>;
};

const isConflict = (data: unknown): data is Conflict =>
  typeof data === 'object' && data !== null && 'saved' in data && 'by' in data && 'at' in data;

/** Both sides of a conflict, where the server names them. */
export const conflictOf = (error: unknown): Conflict | undefined => {
  const refusal: OfficeError | undefined = isOfficeError(error, '4090') ? error : undefined;
  return isConflict(refusal?.data) ? refusal.data : undefined;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What to save: over what somebody else has saved, one's own changes, and everything else as they have left it. */
export function mergedOver<Values extends object>(start: Values, mine: Values, conflict: Conflict | undefined): Values {
  if (!conflict) return mine;
  const { saved } = conflict;
  const names = Object.keys(mine) as (keyof Values & string)[];
  const theirs = names.filter((name) => name in saved && isSame(mine[name], start[name]));
  return { ...mine, ...Object.fromEntries(theirs.map((name) => [name, saved[name]])) };
}

/** The fields that one has changed and somebody else has changed too, to something else. */
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

/** The version that a save names: the one that one has seen, or what somebody else has saved and one has just been shown. */
export const versionOver = (seen: number, conflict: Conflict | undefined): number => {
  const over = conflict?.saved['version'];
  return typeof over === 'number' ? over : seen;
};
