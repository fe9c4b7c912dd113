import type { TermState } from '@mall/contracts/codes';
import { shiftedDay } from './seoul-day.ts';

/** Days between informing members of a version and its first day in force. */
export const noticeDays = (isAdverse: boolean): number => (isAdverse ? 30 : 7);

type Wish = {
  /** The day of the announcement in Seoul, which does not count; YYYY-MM-DD like all days here. */
  readonly today: string;
  /** To the members' disadvantage. */
  readonly isAdverse: boolean;
  /** The first day of the newest existing version; versions come into force in order. */
  readonly lastDay?: string | undefined;
};

const inTime = ({ today, isAdverse }: Wish): string => shiftedDay(today, noticeDays(isAdverse));
const behindLast = ({ lastDay }: Wish): string => (lastDay === undefined ? '' : shiftedDay(lastDay, 1));

/** The first day on which a version that is announced today may come into force. */
export const earliestDay = (wish: Wish): string => [inTime(wish), behindLast(wish)].toSorted().at(-1) ?? inTime(wish);

/** Why a version that is announced today may not come into force on a day; undefined if it may. */
export function refusalOfDay(day: string, wish: Wish): string | undefined {
  const earliest = earliestDay(wish);
  if (day >= earliest) return undefined;
  return `${reasonOf(wish, earliest)} ${koreanDay(earliest)}부터 시행할 수 있어요.`;
}

function reasonOf(wish: Wish, earliest: string): string {
  if (wish.lastDay !== undefined && earliest === behindLast(wish) && earliest > inTime(wish))
    return `${koreanDay(wish.lastDay)}에 시행하는 버전이 이미 있어요.`;
  const days = noticeDays(wish.isAdverse);
  return wish.isAdverse
    ? `회원에게 불리한 변경은 ${days}일 전에 알려야 해요.`
    : `새 버전은 ${days}일 전에 알려야 해요.`;
}

/** `2026년 12월 3일`. */
export function koreanDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
}

type Dated = { readonly appliedOn: string };

/** The version in force on a day, from versions in any order: the one that began last. */
export const inForceOn = <Version extends Dated>(versions: readonly Version[], day: string): Version | undefined =>
  versions
    .filter(({ appliedOn }) => appliedOn <= day)
    .reduce<Version | undefined>((last, one) => (last && last.appliedOn > one.appliedOn ? last : one), undefined);

/** The state of a version on a day, decided by the day only, whatever job has run or not. */
export function termStateOf({ appliedOn }: Dated, versions: readonly Dated[], today: string): TermState {
  if (appliedOn > today) return 'ANNOUNCED';
  return inForceOn(versions, today)?.appliedOn === appliedOn ? 'IN_FORCE' : 'REPLACED';
}

type Wanting = Dated & { readonly needsConsent: boolean };

/**
 * The version of a text to which a member must agree: the one in force, if it or a version since their last consent requires renewed
 * consent; otherwise the next that will.
 */
export function owedConsent<Version extends Wanting>(
  versions: readonly Version[],
  agreedOn: string | undefined,
  today: string,
): Version | undefined {
  const wanting = versions
    .filter(({ needsConsent, appliedOn }) => needsConsent && (agreedOn === undefined || appliedOn > agreedOn))
    .toSorted((one, other) => (one.appliedOn < other.appliedOn ? -1 : 1));
  const [first] = wanting;
  return first && first.appliedOn <= today ? inForceOn(versions, today) : first;
}

type Text = Dated & { readonly html: string };

/**
 * What members of a mall read, the newest first: each of the provider's versions, and another one on each day on which the mall's addition
 * changes.
 */
export function withAnnexes<Version extends Text>(versions: readonly Version[], annexes: readonly Text[]): Version[] {
  const days = new Set([...versions, ...annexes].map(({ appliedOn }) => appliedOn));
  return [...days]
    .toSorted()
    .reverse()
    .flatMap((day) => {
      const version = inForceOn(versions, day);
      return version ? [{ ...version, appliedOn: day, html: joined(version, inForceOn(annexes, day)) }] : [];
    });
}

const joined = ({ html }: Text, annex: Text | undefined): string =>
  annex === undefined || annex.html === '' ? html : `${html}<h3>{mallNm} 추가 약관</h3>${annex.html}`;

/** Placeholders for facts of the mall in a text that all malls share. */
export const termMarks = { '{mallNm}': '몰 이름', '{mallUrl}': '몰 주소의 첫 부분' } as const;

/** A text with the mall's own name and address in it. */
export const fillTermMarks = (html: string, { name, mallUrl }: { readonly name: string; readonly mallUrl: string }) =>
  html.replaceAll('{mallNm}', escapeHtml(name)).replaceAll('{mallUrl}', escapeHtml(mallUrl));

/** Typed text, escaped for markup. */
export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Unknown placeholders, which members would see as they are. */
export const unknownMarks = (html: string): string[] =>
  [...new Set(html.match(/\{[^{}<>\s]{1,30}\}/g))].filter((mark) => !(mark in termMarks));
