import { type LintOutcome, type LintSeverity, lintRuleCount } from '@mall/contracts/office/lint';
import type { LintFacts } from './facts.ts';
import type { Fault, LintRule } from './lint-rule.ts';
import { goodsRules } from './rules-goods.ts';
import { mallRules } from './rules-mall.ts';
import { privacyRules } from './rules-privacy.ts';
import { termRules } from './rules-terms.ts';
import { wordRules } from './rules-words.ts';

/** Every rule of the law lint, by its number. */
export const lintRules: readonly LintRule[] = [
  ...mallRules,
  ...termRules,
  ...goodsRules,
  ...wordRules,
  ...privacyRules,
].toSorted((one, other) => one.no - other.no);
if (lintRules.some(({ no }, index) => no !== index + 1) || lintRules.length !== lintRuleCount)
  throw new Error('the numbers of the lint rules have a gap or repeat');

/** The rule of this number; undefined for a finding of a removed rule. */
export const lintRuleOf = (ruleNo: number): LintRule | undefined => lintRules[ruleNo - 1];

/** The most places of a rule that are named in one mall; the last one says how many more there are. */
const mostPlaces = 50;

export type Found = Required<Fault> & { readonly ruleNo: number };
export type Judgement = {
  readonly found: readonly Found[];
  /** Why rules do not concern this mall, by their numbers. */
  readonly whyNot: Readonly<Record<number, string>>;
};

/** Checks a mall against every rule. */
export function judgeMall(facts: LintFacts): Judgement {
  const whyNot: Record<number, string> = {};
  const found: Found[] = [];
  for (const rule of lintRules) {
    const reason = rule.whyNot?.(facts);
    if (reason === undefined) found.push(...foundBy(rule, facts));
    else whyNot[rule.no] = reason;
  }
  return { found, whyNot };
}

function foundBy({ no, severity, fix, judge }: LintRule, facts: LintFacts): Found[] {
  const faults = [...new Map(judge(facts).map((fault) => [fault.key, fault])).values()];
  const named = faults.slice(0, mostPlaces).map((fault) => ({ ...{ ruleNo: no, severity, fix }, ...fault }));
  if (faults.length <= mostPlaces) return named;
  const more = faults.length - mostPlaces;
  const words = '같은 지적이 더 있어요. 위에서부터 고치면 이어서 나와요';
  return [...named, { ...{ ruleNo: no, severity, fix }, key: 'more', placeName: `그 밖의 ${more}곳`, words }];
}

const weights: Readonly<Record<LintOutcome, number>> = {
  RED: 0,
  AMBER: 0.5,
  INFO: 1,
  WAIVED: 1,
  KEPT: 1,
  NOT_CONCERNED: 0,
};

/** The percentage of applicable rules that a mall meets; an amber finding counts half. */
export function scoreOf(outcomes: readonly LintOutcome[]): number {
  const concerned = outcomes.filter((outcome) => outcome !== 'NOT_CONCERNED');
  const kept = concerned.reduce((sum, outcome) => sum + weights[outcome], 0);
  return concerned.length === 0 ? 100 : Math.floor((kept / concerned.length) * 100);
}

type Standing = { readonly ruleNo: number; readonly severity: LintSeverity; readonly isWaived: boolean };
const worstFirst = ['RED', 'AMBER', 'INFO'] as const;

/** The result of each rule, in the rules' order. */
export function outcomesOf(standing: readonly Standing[], whyNot: Judgement['whyNot']): readonly LintOutcome[] {
  const byRule = Map.groupBy(standing, ({ ruleNo }) => ruleNo);
  return lintRules.map(({ no }): LintOutcome => {
    if (whyNot[no] !== undefined) return 'NOT_CONCERNED';
    const own = byRule.get(no) ?? [];
    const open = own.filter(({ isWaived }) => !isWaived);
    return (
      worstFirst.find((severity) => open.some((one) => one.severity === severity)) ??
      (own.length > 0 ? 'WAIVED' : 'KEPT')
    );
  });
}

/** Days within which a finding should be fixed; advice has none. */
const mendingDays: Readonly<Record<LintSeverity, number | undefined>> = { RED: 7, AMBER: 30, INFO: undefined };

/** The day by which a finding should be fixed; undefined for one that need not be. */
export function lintDueAt(severity: LintSeverity, firstSeenAt: Date): Date | undefined {
  const days = mendingDays[severity];
  return days === undefined ? undefined : new Date(firstSeenAt.getTime() + days * 86_400_000);
}
