import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '@mall/db/settings';

export type Block = { readonly section: string; readonly lines: readonly string[] };

/** What docs/operations.md sets apart, to be typed or written as it is, with the heading that it stands below. */
export function readManual(): Block[] {
  const text = readFileSync(join(checkoutFolder, 'docs/operations.md'), 'utf8');
  const parts = text.split(/^#{2,3} (.+)$/m);
  return parts.flatMap((part, index) =>
    index % 2 === 0
      ? [...part.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, lines = '']) => ({
          section: parts[index - 1] ?? '',
          lines: lines.trimEnd().split('\n'),
        }))
      : [],
  );
}

/** The lines of the first block of a section. */
export const linesOf = (section: string): readonly string[] =>
  readManual().find((block) => block.section === section)?.lines ?? [];

/** The command of a line, and its words, without the remark that stands behind it after spaces. */
export function commandIn(line: string): { readonly task: string; readonly words: readonly string[] } {
  const [, task = '', words = ''] = /^npm run (\S+) -- (.*?)(?: {2,}.*)?$/.exec(line) ?? [];
  return { task, words: (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')) };
}
