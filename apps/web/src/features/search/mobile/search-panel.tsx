import { keywordsPerPage, pagesOf } from '@mall/domain/paging';
import { useAlert } from '@mall/ui/alert-provider';
import { Row } from '@mall/ui/row';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { popularKeywordsQuery } from '../api/search-hints.query.ts';
import { type SearchBoxModel, useSearchBox } from '../model/use-search-box.ts';
import { ChipField } from '../parts/chip-field.tsx';
import { RecentWords } from './recent-words.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import styles from './search-panel.module.css';

/** R2.24: the mobile search sheet; its chips are cleared when it opens again (R4.11). */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const box = useSearchBox(useAlert());
  return (
    <div className={styles.panel}>
      <Row align="center" justify="between" className={styles.head}>
        <h2>검색</h2>
        <button type="button" aria-label="검색 닫기" onClick={onClose}>
          <X size={24} strokeWidth={1.75} aria-hidden />
        </button>
      </Row>
      <div className={styles.body}>
        <ChipField
          box={box}
          isPanel
          placeholder="상품이나 브랜드를 검색해 보세요"
          button={
            <button type="submit" className={styles.go} aria-label="검색">
              <Search size={24} strokeWidth={2} aria-hidden />
            </button>
          }
        />
        <RecentWords box={box} />
        <PopularKeywords box={box} />
        <RecentlyViewed />
      </div>
    </div>
  );
}

/** R9.01: popular terms, four per slide, a quarter of the width each. */
function PopularKeywords({ box }: { box: SearchBoxModel }) {
  const { data = [] } = useQuery(popularKeywordsQuery());
  const [page, setPage] = useState(0);
  const pages = pagesOf(data, keywordsPerPage.mobile);
  if (pages.length === 0) return null;
  return (
    <section className={styles.popular} aria-label="인기검색">
      <Row align="center" justify="between">
        <h3>인기검색</h3>
        <span className={styles.nav}>
          <button type="button" aria-label="이전 인기검색" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <ChevronLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="다음 인기검색"
            disabled={page === pages.length - 1}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={20} aria-hidden />
          </button>
        </span>
      </Row>
      <div className={styles.window}>
        <div className={styles.slides} style={{ transform: `translateX(${-page * 100}%)` }}>
          {pages.map((keywords, index) => (
            <ul key={keywords[0]?.searchNo} className={styles.slide} inert={index !== page}>
              {keywords.map((keyword, place) => (
                <li key={keyword.searchNo}>
                  <button type="button" onClick={() => box.add(keyword)}>
                    <b>{index * keywordsPerPage.mobile + place + 1}</b>
                    {keyword.name}
                  </button>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
