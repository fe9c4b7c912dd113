import { useAlert } from '@mall/ui/alert-provider';
import { useLocation } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { keywordsOf } from '../model/search-address.ts';
import { useSearchBox } from '../model/use-search-box.ts';
import { ChipField } from '../parts/chip-field.tsx';
import styles from './search-box.module.css';
import { SmartKeywords } from './smart-keywords.tsx';

/** The header's smart search: on the result page it contains the searched keywords. */
export function SearchBox() {
  const q = useLocation({
    select: ({ search, pathname }) =>
      pathname.endsWith('/searchGoodsList') ? (search as { q?: string }).q : undefined,
  });
  return <Box key={q ?? ''} keywords={keywordsOf(q === undefined ? {} : { q })} />;
}

function Box({ keywords }: { keywords: readonly string[] }) {
  const box = useSearchBox(useAlert(), keywords);
  return (
    <div className={styles.box}>
      <ChipField
        box={box}
        placeholder="찾으시는 상품이나 브랜드를 검색해 보세요"
        button={
          <button type="submit" className={styles.go} aria-label="검색">
            <Search size={24} strokeWidth={2} aria-hidden />
          </button>
        }
      />
      <SmartKeywords onChoose={box.add} />
    </div>
  );
}
