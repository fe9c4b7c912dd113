import { joinTypes, networks } from '@mall/contracts/wireless-codes';
import { ageWords, type PlanRule, personWords } from './plan-eligibility.ts';
import { joinTypeLabels } from './wireless-words.ts';

/** Who may take a plan and how, in one line: `만 65세 이상 · 5G · 번호이동`. */
export function planConditions(rule: PlanRule): string {
  const isForAll = rule.persons.length === 1 && rule.persons[0] === 'INDIVIDUAL';
  const parts = [
    ageWords(rule),
    isForAll ? '' : rule.persons.map((person) => personWords[person]).join(', '),
    rule.phoneNetworks.length < networks.length ? `${rule.phoneNetworks.join(', ')} 휴대폰` : '',
    rule.joinTypes.length < joinTypes.length ? rule.joinTypes.map((one) => joinTypeLabels[one].title).join(', ') : '',
  ].filter(Boolean);
  return parts.length === 0 ? '누구나' : parts.join(' · ');
}
