import type { JoinType, Network, PlanPerson } from '@mall/contracts/wireless-codes';
import { ageOn } from './age.ts';
import { youngestApplicant } from './application-states.ts';
import { joinTypeLabels } from './wireless-words.ts';

/** Who may take a plan, and with which phone: the columns of `carrier_plan`. */
export type PlanRule = {
  /** International age (만 나이) on the day, both ends included; null is no limit. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly phoneNetworks: readonly Network[];
  readonly joinTypes: readonly JoinType[];
  readonly persons: readonly PlanPerson[];
};

/** Who wants a plan, for which phone and how. Online it is always a person, certified by phone. */
export type PlanSeeker = {
  readonly network: Network;
  readonly joinType: JoinType;
  /** International age on the day; null while it is neither stated nor proved. */
  readonly age: number | null;
};

/** Why a plan cannot be taken; the message is shown beside the plan. */
export type IneligibilityReason = {
  readonly kind: 'AGE' | 'NETWORK' | 'JOIN_TYPE' | 'PERSON';
  readonly message: string;
};

/**
 * All reasons why a person may not take a plan; empty when they may. The one rule for lists, quotes, comparison, applications and
 * activation. While the age is unknown, a plan with an age limit is refused.
 */
export function ineligibilityReasons(rule: PlanRule, { network, joinType, age }: PlanSeeker): IneligibilityReason[] {
  const reasons: (IneligibilityReason | false)[] = [
    !allowsAge(rule, age) && { kind: 'AGE', message: `${ageWords(rule)}만 가입할 수 있어요.` },
    !rule.phoneNetworks.includes(network) && { kind: 'NETWORK', message: networkMessage(rule) },
    !rule.joinTypes.includes(joinType) && { kind: 'JOIN_TYPE', message: joinTypeMessage(rule) },
    !rule.persons.includes('INDIVIDUAL') && { kind: 'PERSON', message: personMessage(rule) },
  ];
  return reasons.filter((reason) => reason !== false);
}

export const hasAgeLimit = ({ minAge, maxAge }: PlanRule): boolean => minAge !== null || maxAge !== null;

/**
 * The age to check a plan against before the birth date is known: the youngest that both the plan and an online application allow. If a
 * plan is refused for it, nobody who can apply here may take it.
 */
export const mostFavourableAge = ({ minAge }: PlanRule): number => Math.max(minAge ?? 0, youngestApplicant);

/** An applicant's age on a day; the most favourable one until the birth date is known. Days are YYYY-MM-DD. */
export const applicantAge = (rule: PlanRule, birthDate: string | null, day: string): number =>
  birthDate === null ? mostFavourableAge(rule) : ageOn(day, birthDate);

/** `만 65세 이상`, `만 18세 이하`, `만 19~34세`; empty for a plan of any age. */
export function ageWords({ minAge, maxAge }: Pick<PlanRule, 'minAge' | 'maxAge'>): string {
  if (minAge !== null && maxAge !== null) return `만 ${minAge}~${maxAge}세`;
  if (minAge !== null) return `만 ${minAge}세 이상`;
  return maxAge === null ? '' : `만 ${maxAge}세 이하`;
}

/** Whether a person's age allows a plan; while it is unknown, only plans without an age limit. */
export function allowsAge(rule: PlanRule, age: number | null): boolean {
  if (age === null) return !hasAgeLimit(rule);
  return age >= (rule.minAge ?? 0) && age <= (rule.maxAge ?? Number.POSITIVE_INFINITY);
}

const networkMessage = ({ phoneNetworks }: PlanRule): string =>
  `${phoneNetworks.join(', ')} 휴대폰에서만 쓸 수 있는 요금제예요.`;

const joinTypeMessage = ({ joinTypes }: PlanRule): string =>
  `${joinTypes.map((joinType) => joinTypeLabels[joinType].title).join(', ')}할 때만 고를 수 있어요.`;

export const personWords: Readonly<Record<PlanPerson, string>> = {
  INDIVIDUAL: '개인',
  SOLDIER: '현역 병사',
  WELFARE: '복지할인 대상자',
  CORPORATE: '법인',
};

const personMessage = ({ persons }: PlanRule): string =>
  `${persons.map((person) => personWords[person]).join(', ')}만 가입할 수 있어요. 고객센터에서 신청해 주세요.`;
