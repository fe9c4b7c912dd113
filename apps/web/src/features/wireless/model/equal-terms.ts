import { discountTypeLabels, instalmentLabel, joinTypeLabels, withDots } from '@mall/domain/wireless-words';
import type { PhoneThere } from './use-compared-phones.ts';

/** What phones must have in common before their monthly sums say anything. */
const terms: readonly { readonly label: string; readonly of: (phone: PhoneThere) => string }[] = [
  { label: '가입 방법', of: ({ priced }) => joinTypeLabels[priced.choice.joinType].title },
  { label: '통신사', of: ({ priced }) => priced.plan.carrier },
  { label: '요금제', of: ({ priced }) => priced.plan.name },
  { label: '할부 기간', of: ({ priced }) => instalmentLabel(priced.quote.instalmentMonths) },
  { label: '할인 방법', of: ({ priced }) => discountTypeLabels[priced.quote.discountType] },
  { label: '약정 기간', of: ({ priced }) => `${priced.quote.contractMonths}개월` },
];

/** Names of the terms that differ; none while the phones are on equal terms. */
export const unequalTerms = (phones: readonly PhoneThere[]): string[] =>
  terms.filter(({ of }) => new Set(phones.map(of)).size > 1).map(({ label }) => label);

/** The terms of one phone in a line. */
export const termWords = (phone: PhoneThere): string => {
  const [joinType, carrier, plan, months, discount] = terms.map(({ of }) => of(phone));
  return withDots([`${carrier} ${joinType}`, plan, months, discount]);
};
