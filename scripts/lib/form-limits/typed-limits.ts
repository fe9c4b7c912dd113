import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';

/** Validation that a form takes from the contract's limits, and never contains itself. */
const rules = [
  { typed: /\b(max|min)Length(=\{|: )\d/, what: 'a length' },
  { typed: /\b(longest\w* = \d|\w*[lL]engths = \{[^}]*: \d)/, what: 'a length' },
  { typed: /999_?999_?999/, what: 'the highest number' },
  { typed: /@\]\+@|\\S+@/, what: 'a pattern of e-mail addresses' },
] as const;

const whence = (file: string): string =>
  file.startsWith('apps/admin/') ? 'kit/form/longest.ts' : '@mall/contracts/limits';

/** Limits typed by hand in the browser's code, one line each. */
export function findTypedLimits(): string[] {
  const files = globSync('apps/{web,admin}/src/**/*.{ts,tsx}', { cwd: checkoutFolder }).sort();
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => typedLimitsOf(file, readFileSync(join(checkoutFolder, file), 'utf8')));
}

export const typedLimitsOf = (file: string, source: string): string[] =>
  rules
    .filter(({ typed }) => typed.test(source))
    .map(({ what }) => `${file} types ${what} by hand: take it from ${whence(file)}`);
