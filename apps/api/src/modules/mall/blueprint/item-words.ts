import type { TermCode } from '@mall/contracts/codes';
import type { HomeBody, PopupBody } from '@mall/contracts/content-body';
import type { InheritedContent } from '@mall/contracts/office/inherited-sections';
import type { KeywordWords } from '@mall/contracts/office/keyword-sets';
import type { PostBody } from '@mall/contracts/post-body';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import { termLabel } from '@mall/domain/term-words';

type Span = { readonly startsAt: string | null; readonly endsAt: string | null };
/** The content of one item of a section, as the database returns it (`section_items`). */
export type Items = {
  readonly menu: {
    readonly name: string;
    readonly url: string;
    readonly isShown: boolean;
    readonly isOnMobile: boolean;
    readonly sortOrder: number | null;
  };
  readonly home: { readonly body: HomeBody };
  readonly popups: Span & { readonly body: PopupBody };
  readonly keywords: Span & { readonly body: KeywordWords };
  readonly boards: Span & { readonly body: PostBody };
  readonly annexes: { readonly termCode: TermCode; readonly html: string };
  readonly faq: {
    readonly category: string;
    readonly question: string;
    readonly answerHtml: string;
    readonly sortOrder: number;
  };
};
type Words<Section extends InheritedContent> = {
  /** The name by which staff know it. */
  readonly name: (item: Items[Section]) => string;
  readonly value: (item: Items[Section]) => string;
};

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');
const span = ({ startsAt, endsAt }: Span): string => `${momentOf(startsAt)} – ${endsAt ? momentOf(endsAt) : '끝 없음'}`;
const momentOf = (at: string | null): string => (at === null ? '' : seoulMomentOf(new Date(`${at}Z`)));

const words: { readonly [Section in InheritedContent]: Words<Section> } = {
  menu: {
    name: ({ name }) => name,
    value: ({ name, url, isShown, isOnMobile, sortOrder }) =>
      joined(name, url, !isShown && '숨김', !isOnMobile && 'PC에만', sortOrder !== null && `${sortOrder}번째`),
  },
  home: {
    name: ({ body }) => body.title,
    value: ({ body }) =>
      body.corners
        .map(({ title, items }) => joined(title, ...items.map(nameOfItem)))
        .filter(Boolean)
        .join('\n'),
  },
  popups: {
    name: ({ body }) => body.title,
    value: ({ body, ...times }) => joined(body.title, plain(body.shownHtml), body.link, span(times)),
  },
  keywords: {
    name: ({ body }) => body.title,
    value: ({ body, ...times }) => joined(body.smart.join(', '), body.popular.join(', '), span(times)),
  },
  boards: {
    name: ({ body }) => body.title,
    value: ({ body, ...times }) => joined(body.title, body.label, plain(body.html), span(times)),
  },
  annexes: {
    name: ({ termCode }) => termLabel(termCode),
    value: ({ html }) => plain(html),
  },
  faq: {
    name: ({ question }) => question,
    value: ({ category, question, answerHtml, sortOrder }) =>
      joined(category, question, plain(answerHtml), `${sortOrder}번째`),
  },
};

const nameOfItem = ({ title, goodsGroupNo }: HomeBody['corners'][number]['items'][number]): string =>
  title.replaceAll('\n', ' ') || goodsGroupNo;

const mostLetters = 300;
const cut = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);

/** The name of an item; empty for a missing one. */
export const itemName = (section: InheritedContent, item: unknown): string =>
  item ? (words[section] as Words<InheritedContent>).name(item as Items[InheritedContent]) : '';
/** The content of an item, in one or more lines. */
export const itemValue = (section: InheritedContent, item: unknown): string =>
  item ? cut((words[section] as Words<InheritedContent>).value(item as Items[InheritedContent])) : '없음';
