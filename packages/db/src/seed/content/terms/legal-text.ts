import type { TermCode } from '@mall/contracts/codes';
import { z } from 'zod';
import type { TermVersion } from '../types.ts';

/** A numbered clause, or one followed by its items. */
const clause = z.union([z.string(), z.strictObject({ text: z.string(), items: z.array(z.string()) })], {
  error: 'expected a text, or a text and items',
});

const article = z.strictObject({
  title: z.string(),
  /** The first version that contains the article; without it, all do. */
  since: z.iso.date().optional(),
  /** The first version that no longer contains it. */
  until: z.iso.date().optional(),
  clauses: z.array(clause),
});

/** The browser replaces `{mallNm}` and `{mallUrl}`, because every mall has the same terms. */
export const legalText = z.strictObject({
  title: z.string(),
  opening: z.string(),
  appliedOn: z.array(z.iso.date()),
  articles: z.array(article),
});

type Clause = z.output<typeof clause>;
type Article = z.output<typeof article>;

const circled = '①②③④⑤⑥⑦⑧⑨⑩';

/** Every version of a text, oldest first; the articles of each are numbered separately. */
export const versionsOf = (
  termCode: TermCode,
  { title, opening, articles, appliedOn }: z.output<typeof legalText>,
): Omit<TermVersion, 'termNo'>[] =>
  appliedOn.map((day) => {
    const inForce = articles.filter(({ since = '', until }) => since <= day && (until === undefined || day < until));
    const body = inForce.map((article, index) => articleHtml(article, index + 1)).join('');
    return { termCode, appliedOn: day, html: `<h3>${title}</h3><p>${opening}</p>${body}${supplement(day)}` };
  });

function articleHtml({ title, clauses }: Article, number: number): string {
  const mark = (index: number) => (clauses.length > 1 ? `${circled[index]} ` : '');
  return `<h4>제${number}조 (${title})</h4>${clauses.map((clause, index) => clauseHtml(clause, mark(index))).join('')}`;
}

function clauseHtml(clause: Clause, mark: string): string {
  if (typeof clause === 'string') return `<p>${mark}${clause}</p>`;
  return `<p>${mark}${clause.text}</p><ol>${clause.items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

function supplement(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `<h4>부칙</h4><p>이 문서는 ${year}년 ${month}월 ${date}일부터 시행합니다.</p>`;
}
