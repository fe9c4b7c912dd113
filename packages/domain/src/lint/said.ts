import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '../term-words.ts';
import { inForceOn } from '../terms.ts';
import type { LintFacts, TermFact } from './facts.ts';
import { type Fault, termFix } from './lint-rule.ts';

export type Dated = Pick<LintFacts, 'terms' | 'today'>;

/** The version of a term that is in force. */
export const inForce = ({ terms, today }: Dated, code: TermCode): TermFact | undefined =>
  inForceOn(
    terms.filter((version) => version.code === code),
    today,
  );

export const textOf = ({ html }: Pick<TermFact, 'html'>): string => html.replaceAll(/<[^>]*>/g, ' ');

/** The names of required statements that a text lacks. */
export function unsaid(facts: Dated, code: TermCode, wanted: Readonly<Record<string, RegExp>>): Fault[] {
  const version = inForce(facts, code);
  if (!version) return [];
  const said = textOf(version);
  return Object.entries(wanted)
    .filter(([, pattern]) => !pattern.test(said))
    .map(([what]) => ({
      ...{ key: `${code} ${what}`, placeName: termLabel(code), words: `‘${what}’에 대한 내용이 없어요` },
      fix: termFix(code),
    }));
}
