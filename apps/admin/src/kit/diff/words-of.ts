import { diffArrays } from 'diff';

export type Side = 'before' | 'after';
type Part = { readonly text: string; readonly isMarked: boolean };

const tokensOf = (text: string): string[] => text.split(/(\s+)/).filter((token) => token !== '');
/** Of what is the same on both sides, so many words stand on either side of a change. */
const around = 16;

/** One side of two texts by word: what it alone has is marked, and long runs of what both have are cut. */
export function wordsOf(text: string, other: string, side: Side): readonly Part[] {
  const [before, after] = side === 'before' ? [text, other] : [other, text];
  const parts = diffArrays(tokensOf(before), tokensOf(after)).filter(({ added, removed }) =>
    side === 'before' ? !added : !removed,
  );
  return parts.map(({ value, added, removed }, at) =>
    added || removed
      ? { text: value.join(''), isMarked: true }
      : { text: shortened(value, at === 0, at === parts.length - 1), isMarked: false },
  );
}

function shortened(tokens: readonly string[], isFirst: boolean, isLast: boolean): string {
  if (tokens.length <= 2 * around + 1 || (isFirst && isLast)) return tokens.join('');
  const start = isFirst ? '' : tokens.slice(0, around).join('');
  const end = isLast ? '' : tokens.slice(-around).join('');
  return `${start} … ${end}`;
}
