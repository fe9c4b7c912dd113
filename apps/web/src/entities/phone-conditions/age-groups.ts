import { youngestApplicant } from '@mall/domain/application-states';
import type { PlanRule } from '@mall/domain/plan-eligibility';

/** Age ranges (international, both ends included) that may take the same plans; the last one has no upper end. */
export type AgeGroup = { readonly from: number; readonly to: number | null };

/** The age ranges of applicants, split where a plan begins or ends; empty if age makes no difference for those who can apply here. */
export function ageGroups(plans: readonly Pick<PlanRule, 'minAge' | 'maxAge'>[]): AgeGroup[] {
  const cuts = plans.flatMap(({ minAge, maxAge }) => [minAge ?? 0, maxAge === null ? 0 : maxAge + 1]);
  const starts = [...new Set([youngestApplicant, ...cuts])]
    .filter((age) => age >= youngestApplicant)
    .toSorted((one, other) => one - other);
  if (starts.length < 2) return [];
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? 0) - 1 })).map(withoutEnd);
}

const withoutEnd = ({ from, to }: { from: number; to: number }): AgeGroup => ({ from, to: to < from ? null : to });

export const isInGroup = ({ from, to }: AgeGroup, age: number): boolean => age >= from && (to === null || age <= to);

export const ageGroupLabel = ({ from, to }: AgeGroup): string =>
  to === null ? `만 ${from}세 이상` : `만 ${from}~${to}세`;
