import { leaveCosts } from '@mall/domain/leave-cost';
import { formatSignedWon, formatWon } from '@mall/domain/money';
import type { Quote } from '@mall/domain/wireless-quote';
import { discountTypeLabels } from '@mall/domain/wireless-words';
import { majorityOf, terms, unequalTerms } from './equal-terms.ts';
import { type ComparedPhone, isThere, type PhoneThere } from './use-compared-phones.ts';

type Cell = {
  readonly text: string;
  readonly isBest: boolean;
  /** A term that the majority of the phones does not have. */
  readonly isOdd?: boolean;
};
export type CompareRow = {
  readonly label: string;
  /** One a place; null where there is no phone, or it has no such fact. */
  readonly cells: readonly (Cell | null)[];
  readonly isSame: boolean;
};
export type CompareGroup = { readonly title: string; readonly rows: readonly CompareRow[] };

const leaveAfter = 12;

/** What is compared, place by place; of amounts that a member pays, the lowest is the best where the terms are equal. */
export function compareGroups(phones: readonly ComparedPhone[]): CompareGroup[] {
  const row = (label: string, factOf: (phone: PhoneThere) => string) => textRow(label, phones, factOf);
  const paid = (label: string, amountOf: (quote: Quote) => number) =>
    amountRow(label, phones, ({ priced }) => amountOf(priced.quote));
  return [
    {
      title: '가입 조건',
      rows: [
        ...terms.map(({ label, of }) => termRow(label, phones, of)),
        row('데이터', ({ priced }) => priced.plan.dataSummary),
        row('용량', ({ priced }) => priced.choice.memory),
        row('색상', ({ priced }) => priced.choice.colour),
      ],
    },
    {
      title: '내는 금액',
      rows: [
        paid('매달 내는 금액', ({ monthlyTotal }) => monthlyTotal),
        paid('매달 기기값', ({ deviceMonthly }) => deviceMonthly),
        paid('매달 통신요금', ({ planMonthly }) => planMonthly),
        paid('기기값 전부와 24개월 요금', ({ termTotal }) => termTotal),
        amountRow(`${leaveAfter}개월 쓰고 해지하면`, phones, leaveCostOf),
      ],
    },
    {
      title: '할인 방법에 따라, 전부 더하면',
      rows: [
        amountRow('공통지원금', phones, ({ priced }) => priced.comparison.commonSupport.termTotal),
        amountRow('선택약정', phones, ({ priced }) => priced.comparison.planDiscount.termTotal),
        row('더 저렴한 쪽', ({ priced: { comparison } }) =>
          comparison.cheaper
            ? `${discountTypeLabels[comparison.cheaper]}, ${formatWon(comparison.difference)}`
            : '같아요',
        ),
      ],
    },
    { title: '기기값', rows: deviceRows(phones) },
    { title: '사양', rows: specificationRows(phones) },
  ].filter(({ rows }) => rows.length > 0);
}

function deviceRows(phones: readonly ComparedPhone[]): CompareRow[] {
  const amount = (label: string, amountOf: (quote: Quote) => number) =>
    textRow(label, phones, ({ priced }) => formatWon(amountOf(priced.quote)));
  const support = (label: string, amountOf: (quote: Quote) => number) =>
    textRow(label, phones, ({ priced }) =>
      amountOf(priced.quote) === 0 ? '없음' : formatSignedWon(-amountOf(priced.quote)),
    );
  return [
    amount('출고가', ({ releasePrice }) => releasePrice),
    support('공통지원금', ({ commonSupport }) => commonSupport),
    support('추가지원금', ({ extraSupport }) => extraSupport),
    amount('할부원금', ({ principal }) => principal),
    amount('할부이자 합계', ({ deviceInterest }) => deviceInterest),
  ];
}

/** Every specification that one of the phones has, in the order in which they first appear. */
function specificationRows(phones: readonly ComparedPhone[]): CompareRow[] {
  const labels = new Set(
    phones.flatMap((phone) => (phone.state === 'there' ? phone.detail.specifications.map(({ label }) => label) : [])),
  );
  return [...labels].map((wanted) =>
    textRow(wanted, phones, ({ detail }) => detail.specifications.find(({ label }) => label === wanted)?.value ?? ''),
  );
}

function leaveCostOf({ detail, priced: { plan, quote } }: PhoneThere): number {
  const rules = detail.returnRules.filter(({ carrier }) => carrier === plan.carrier);
  return leaveCosts(quote, rules)[leaveAfter - 1]?.total ?? 0;
}

function termRow(label: string, phones: readonly ComparedPhone[], of: (phone: PhoneThere) => string): CompareRow {
  const row = textRow(label, phones, of);
  const common = majorityOf(row.cells.flatMap((cell) => cell?.text ?? []));
  return { ...row, cells: row.cells.map((cell) => cell && { ...cell, isOdd: cell.text !== common }) };
}

function textRow(label: string, phones: readonly ComparedPhone[], factOf: (phone: PhoneThere) => string): CompareRow {
  const texts = phones.map((phone) => (phone.state === 'there' ? factOf(phone) : ''));
  return rowOf(
    label,
    phones,
    texts.map((text) => (text === '' ? null : { text, isBest: false })),
  );
}

function amountRow(
  label: string,
  phones: readonly ComparedPhone[],
  amountOf: (phone: PhoneThere) => number,
): CompareRow {
  // Of unequal terms the lowest sum says nothing.
  const isFair = unequalTerms(phones.filter(isThere)).length === 0;
  const amounts = phones.map((phone) => (phone.state === 'there' ? amountOf(phone) : null));
  const known = amounts.filter((amount) => amount !== null);
  const least = Math.min(...known);
  const hasBest = isFair && known.length > 1 && known.filter((amount) => amount === least).length < known.length;
  return rowOf(
    label,
    phones,
    amounts.map((amount) =>
      amount === null ? null : { text: formatWon(amount), isBest: hasBest && amount === least },
    ),
  );
}

function rowOf(label: string, phones: readonly ComparedPhone[], cells: readonly (Cell | null)[]): CompareRow {
  const there = cells.filter((_, index) => phones[index]?.state === 'there').map((cell) => cell?.text);
  return { label, cells, isSame: there.length > 1 && there.every((text) => text === there[0]) };
}
