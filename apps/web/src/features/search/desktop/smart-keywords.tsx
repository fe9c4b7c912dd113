import type { Chip } from '@mall/domain/chips';
import { keywordsPerPage, pagesOf, sortByOrder } from '@mall/domain/paging';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { smartKeywordsQuery } from '../api/search-hints.query.ts';
import styles from './search-box.module.css';

/** R9.01: the width of a page of keywords. */
const stepPixels = 615;

/** The operator's keywords, five per page; a clicked one becomes a chip. */
export function SmartKeywords({ onChoose }: { onChoose: (chip: Chip) => void }) {
  const { data = [] } = useQuery(smartKeywordsQuery());
  const [page, setPage] = useState(0);
  const pages = pagesOf(sortByOrder(data), keywordsPerPage.pc);
  if (pages.length === 0) return <div className={styles.smart} />;
  return (
    <section className={styles.smart} aria-label="추천 키워드">
      <span className={styles.label}>추천 키워드</span>
      <div className={styles.window}>
        <div className={styles.pages} style={{ transform: `translateX(${-page * stepPixels}px)` }}>
          {pages.map((keywords, index) => (
            <div key={keywords[0]?.searchNo} className={styles.page} inert={index !== page}>
              {keywords.map((keyword) => (
                <button
                  key={keyword.searchNo}
                  type="button"
                  className={styles.keyword}
                  onClick={() => onChoose(keyword)}
                >
                  {keyword.name}
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
      {pages.length > 1 && (
        <span className={styles.nav}>
          <button type="button" aria-label="이전 추천 키워드" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <ChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            aria-label="다음 추천 키워드"
            disabled={page === pages.length - 1}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </button>
        </span>
      )}
    </section>
  );
}
