import type { ContentBody, ContentKind } from '@mall/contracts/content-body';
import type { ExhibitionWords } from '@mall/contracts/office/exhibitions';
import type { KeywordWords } from '@mall/contracts/office/keyword-sets';
import type { PageWords } from '@mall/contracts/office/page-texts';
import { contentPagesOf } from './content/content-pages.ts';
import type { Exhibition } from './content/types.ts';
import { sanitisedOnce } from './sanitised-once.ts';
import type { MallContent } from './seed-content.ts';

const since = '2026-11-01T00:00:00+09:00';

const live = (kind: ContentKind, key: number, body: ContentBody) => ({
  ...{ kind, key, revisionNo: 1, isCurrent: true, state: 'LIVE', startsAt: since, madeAt: since, body },
});

const exhibitionBody = ({ exhibitionNo: _, sortOrder, sections, ...words }: Exhibition) =>
  ({
    ...{ ...words, place: sortOrder },
    sections: sections.map(({ sectionNo: _sectionNo, ...section }) => section),
  }) satisfies ExhibitionWords;

const keywordBody = ({ smartKeywords, popularKeywords }: MallContent) =>
  ({
    ...{ title: '기본 검색어', smart: smartKeywords.map(({ name }) => name) },
    popular: popularKeywords.map(({ name }) => name),
  }) satisfies KeywordWords;

/** The exhibitions, keywords and pages that a mall has shown since it exists. */
export function liveDisplays(content: MallContent) {
  const keywords = keywordBody(content);
  const pages = contentPagesOf(content.mall).map(
    (page) => ({ ...page, html: sanitisedOnce(page.html) }) satisfies PageWords,
  );
  return [
    ...content.exhibitions.map((one) => live('EXHIBITION', one.exhibitionNo, exhibitionBody(one))),
    ...(keywords.smart.length + keywords.popular.length > 0 ? [live('KEYWORDS', 1, keywords)] : []),
    ...pages.map((body, index) => live('PAGE', index + 1, body)),
  ];
}
