import type { OpeningStep } from '@mall/contracts/office/mall-opening';

/** The step in which a rule's findings are fixed, by the rule's number. */
const stepsOfRules: Readonly<Record<Exclude<OpeningStep, 'from' | 'open'>, readonly number[]>> = {
  who: [1, 2, 3, 8, 9],
  look: [25],
  goods: [10, 11, 12, 13, 14, 18, 19, 28],
  rules: [22],
  texts: [4, 5, 6, 7, 15, 16, 17, 20, 21, 26, 27],
};

/** The step in which a finding is fixed; the last one if no step covers it. */
export function stepOfRule(ruleNo: number): OpeningStep {
  const found = Object.entries(stepsOfRules).find(([, ruleNos]) => ruleNos.includes(ruleNo));
  return (found?.[0] as OpeningStep | undefined) ?? 'open';
}
