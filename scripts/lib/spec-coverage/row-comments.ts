import type { Comment } from 'oxc-parser';
import { numbersIn } from './requirement-rows.ts';
import type { Node } from './syntax.ts';

/** A comment that contains only row numbers: `// R4.03 R5.07`. */
export type RowComment = { readonly line: number; readonly numbers: readonly string[] };

const onlyNumbers = /^ R\d+\.\d+(?:[ –]R?\d[\d.]*)*$/;

/** The row comments of a file, by the position at which the code on the next line begins. */
export function rowCommentsOf(source: string, comments: readonly Comment[]): Map<number, RowComment> {
  return new Map(
    comments
      .filter(({ value }) => onlyNumbers.test(value))
      .map(({ start, end, value }) => {
        const gap = /^\n[ \t]*(?:await )?/.exec(source.slice(end))?.[0].length ?? 0;
        return [end + gap, { line: source.slice(0, start).split('\n').length, numbers: numbersIn(value) }];
      }),
  );
}

export const commentAbove = (node: Node, comments: ReadonlyMap<number, RowComment>): RowComment[] => {
  const found = comments.get(Number(node['start']));
  return found ? [found] : [];
};
