import type { Filter, FilterParts } from '@mall/contracts/office/list';
import { seoulDay, shiftDay } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import type { FilterChoice, FilterWords } from './list-types.ts';

/** Choices of a set, in the order in which they are offered. */
export function choicesOf(parts: FilterParts, { choices }: FilterWords): readonly FilterChoice[] {
  if (typeof choices === 'function') return choices();
  if (choices) return Object.entries(choices).map(([value, label]) => ({ value, label }));
  return parts.choices.map((value) => ({ value, label: value }));
}

/** Spans of days with a name, counted back from today. */
export const usualSpans = [
  { label: '오늘', days: 0 },
  { label: '최근 7일', days: 6 },
  { label: '최근 30일', days: 29 },
  { label: '최근 90일', days: 89 },
] as const;

export const spanFilter = (days: number, today = seoulDay()): Filter =>
  days === 0 ? { operator: 'is', values: [today] } : { operator: 'from', values: [shiftDay(today, -days)] };

const dayText = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day).replaceAll('-', '/');

function dayWords({ operator, values }: Filter, today: string): string {
  const usual = usualSpans.find(({ days }) => {
    const span = spanFilter(days, today);
    return span.operator === operator && span.values[0] === values[0];
  });
  if (usual) return usual.label;
  const [first = '', last = ''] = values.map((day) => dayText(day, today));
  if (operator === 'from') return `${first}부터`;
  if (operator === 'to') return `${first}까지`;
  return operator === 'between' ? `${first}–${last}` : first;
}

function wonWords({ operator, values }: Filter): string {
  const [first = '', last = ''] = values.map((value) => wonText(Number(value)));
  if (operator === 'from') return `${first} 이상`;
  if (operator === 'to') return `${first} 이하`;
  return operator === 'between' ? `${first}–${last}` : first;
}

/** 50만원, 1억원; other amounts are written in full. */
function wonText(amount: number): string {
  if (amount > 0 && amount % 100_000_000 === 0) return `${grouped(amount / 100_000_000)}억원`;
  if (amount > 0 && amount % 10_000 === 0) return `${grouped(amount / 10_000)}만원`;
  return `${grouped(amount)}원`;
}

function setWords({ operator, values }: Filter, choices: readonly FilterChoice[]): string {
  const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
  const [first = ''] = labels;
  const words = labels.length > 1 ? `${first} 외 ${labels.length - 1}` : first;
  return operator === 'not' ? `${words} 아님` : words;
}

type Words = { readonly parts: FilterParts; readonly words: FilterWords; readonly today?: string };

/** The text of a filter's chip: `결제완료 외 2`, `최근 30일`, `50만원 이상`, `아님`. */
export function filterWords(filter: Filter, { parts, words, today = seoulDay() }: Words): string {
  if (filter.operator === 'empty') return words.emptyWord ?? '없음';
  if (parts.kind === 'day') return dayWords(filter, today);
  if (parts.kind === 'won') return wonWords(filter);
  if (filter.operator === 'prefix') return `${filter.values[0] ?? ''}…`;
  return setWords(filter, choicesOf(parts, words));
}
