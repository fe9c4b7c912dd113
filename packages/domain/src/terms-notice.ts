import type { TermCode } from '@mall/contracts/codes';
import { josa } from 'es-hangul';
import { termLabel } from './term-words.ts';
import { escapeHtml, koreanDay, noticeDays } from './terms.ts';

/** Its articles by heading, each with its text; text before the first heading has an empty heading. */
function articlesOf(html: string): Map<string, string> {
  const parts = html.split(/<h[2-5][^>]*>(.*?)<\/h[2-5]>/s);
  const head = wordsOf(parts[0] ?? '');
  const found = new Map<string, string>(head === '' ? [] : [['', head]]);
  for (let at = 1; at < parts.length; at += 2) found.set(wordsOf(parts[at] ?? ''), wordsOf(parts[at + 1] ?? ''));
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A text without its markup. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (written, name: string) => entities[name] ?? written)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `제7조 (환불)` is the same article when it becomes the eighth. */
const nameOf = (heading: string): string => heading.replace(/^제\s*\d+조\s*/, '') || heading;

export type ArticleChange = {
  /** Empty for the text before the first article. */
  readonly heading: string;
  /** The old and the new text; undefined if the article did not exist, or no longer exists. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** The articles that differ in the later text. */
export function articleChanges(before: string, after: string): ArticleChange[] {
  const [was, is] = [articlesOf(before), articlesOf(after)];
  const old = new Map([...was].map(([heading, words]) => [nameOf(heading), words]));
  const names = new Set([...is.keys()].map(nameOf));
  const changed = [...is].map(([heading, words]) => ({ heading, before: old.get(nameOf(heading)), after: words }));
  const gone = [...was].filter(([heading]) => !names.has(nameOf(heading)));
  return [
    ...changed.filter((one) => one.before !== one.after),
    ...gone.map(([heading, words]) => ({ heading, before: words, after: undefined })),
  ];
}

/** The differences of the later text, article by article: `제7조 (환불): 바뀌었어요`. */
export const changedArticles = (before: string, after: string): string[] =>
  articleChanges(before, after)
    .filter(({ heading }) => heading !== '')
    .map((change) => `${change.heading}: ${howChanged(change)}`);

export const howChanged = ({ before, after }: ArticleChange): string =>
  before === undefined ? '새로 넣었어요' : after === undefined ? '뺐어요' : '바뀌었어요';

type Announced = {
  readonly termCode: TermCode;
  readonly appliedOn: string;
  readonly isAdverse: boolean;
  readonly before: string;
  readonly after: string;
};

/** A draft of the notice to members about an upcoming version, for staff to edit. */
export function draftNotice({ termCode, appliedOn, isAdverse, before, after }: Announced) {
  const label = termLabel(termCode);
  const day = koreanDay(appliedOn);
  const changed = changedArticles(before, after).map((one) => `<li>${one}</li>`);
  return {
    noticeTitle: `${label} 변경 안내 (${day} 시행)`,
    noticeHtml: [
      `<p>{mallNm}의 ${josa(label, '이/가')} 바뀌어 미리 알려 드려요. 바뀐 내용은 ${day}부터 시행해요.</p>`,
      ...(isAdverse
        ? [
            `<p>회원에게 불리할 수 있는 내용이 있어 시행 ${noticeDays(true)}일 전에 알려 드려요. 동의하지 않으면 시행 전에 탈퇴할 수 있어요.</p>`,
          ]
        : []),
      ...(changed.length > 0 ? ['<h3>바뀌는 내용</h3>', `<ul>${changed.join('')}</ul>`] : []),
      `<p>바뀌기 전과 후의 글은 화면 아래 ‘${label}’에서 시행일을 골라 볼 수 있어요.</p>`,
    ].join(''),
  };
}

type Withdrawn = { readonly termCode: TermCode; readonly appliedOn: string; readonly reason: string };

/** The notice to members about a version that was withdrawn. */
export function withdrawalNotice({ termCode, appliedOn, reason }: Withdrawn) {
  const label = termLabel(termCode);
  return {
    noticeTitle: `${label} 변경 취소 안내`,
    noticeHtml: [
      `<p>{mallNm}에서 ${koreanDay(appliedOn)}부터 시행한다고 알려 드린 ${label} 변경을 취소했어요. 지금의 ${josa(label, '이/가')} 그대로 이어져요.</p>`,
      `<p>취소한 이유: ${escapeHtml(reason)}</p>`,
    ].join(''),
  };
}
