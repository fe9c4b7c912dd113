import { type ArrayChange, diffArrays } from 'diff';

export type Side = 'before' | 'after';
type Part = { readonly text: string; readonly isMarked: boolean };

const tokensOf = (text: string): string[] => text.split(/(\s+)/).filter((token) => token !== '');
/** The number of words kept on either side of a change, of what is the same in both texts. */
const around = 16;

/** One side of two texts, by word: what only it has is marked, and long runs of what both have are cut. */
export function wordsOf(text: string, other: string, side: Side): readonly Part[] {
  const [before, after] = side === 'before' ? [text, other] : [other, text];
  return diffArrays(tokensOf(before), tokensOf(after))
    .filter(({ added, removed }) => (side === 'before' ? !added : !removed))
    .map((part, at, parts) => ({ text: shownOf(part, at, parts), isMarked: part.added || part.removed }));
}

/** Both texts in one, by word: removed words, then the inserted ones, and what both have, with long runs cut. */
export const changedWords = (before: string, after: string) =>
  diffArrays(tokensOf(before), tokensOf(after)).map(
    (part, at, parts) =>
      ({
        text: shownOf(part, at, parts),
        mark: part.added ? 'ins' : part.removed ? 'del' : undefined,
      }) as const,
  );

function shownOf({ value, added, removed }: ArrayChange<string>, at: number, parts: readonly unknown[]): string {
  return added || removed ? value.join('') : shortened(value, at === 0, at === parts.length - 1);
}

function shortened(tokens: readonly string[], isFirst: boolean, isLast: boolean): string {
  if (tokens.length <= 2 * around + 1 || (isFirst && isLast)) return tokens.join('');
  const start = isFirst ? '' : tokens.slice(0, around).join('');
  const end = isLast ? '' : tokens.slice(-around).join('');
  return `${start} … ${end}`;
}
