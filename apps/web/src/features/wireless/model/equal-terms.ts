import { discountTypeLabels, instalmentLabel, joinTypeLabels, withDots } from '@mall/domain/wireless-words';
import type { PhoneThere } from './use-compared-phones.ts';

type Term = { readonly label: string; readonly of: (phone: PhoneThere) => string };

/** What phones must have in common for their monthly sums to be comparable. */
export const terms: readonly Term[] = [
  { label: '가입 방법', of: ({ priced }) => joinTypeLabels[priced.choice.joinType].title },
  { label: '통신사', of: ({ priced }) => priced.plan.carrier },
  { label: '요금제', of: ({ priced }) => priced.plan.name },
  { label: '할부 기간', of: ({ priced }) => instalmentLabel(priced.quote.instalmentMonths) },
  { label: '할인 방법', of: ({ priced }) => discountTypeLabels[priced.quote.discountType] },
  { label: '약정 기간', of: ({ priced }) => `${priced.quote.contractMonths}개월` },
];

/** The value that more than half of the phones have; undefined when there is none, so that no phone counts as the usual one. */
export const majorityOf = (texts: readonly string[]): string | undefined =>
  texts.find((text) => texts.filter((other) => other === text).length * 2 > texts.length);

/** The phones that differ from the majority in any of the terms. */
export function oddPhones(phones: readonly PhoneThere[]): ReadonlySet<PhoneThere> {
  const isOdd = ({ of }: Term) => {
    const common = majorityOf(phones.map(of));
    return (phone: PhoneThere) => of(phone) !== common;
  };
  return new Set(terms.flatMap((term) => phones.filter(isOdd(term))));
}

/** Names of the terms that differ; none while the phones are on equal terms. */
export const unequalTerms = (phones: readonly PhoneThere[]): string[] =>
  terms.filter(({ of }) => new Set(phones.map(of)).size > 1).map(({ label }) => label);

/** The terms of one phone in one line. */
export const termWords = (phone: PhoneThere): string => {
  const [joinType, carrier, plan, months, discount] = terms.map(({ of }) => of(phone));
  return withDots([`${carrier} ${joinType}`, plan, months, discount]);
};
