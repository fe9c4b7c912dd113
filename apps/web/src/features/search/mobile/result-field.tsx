import { useAlert } from '@mall/ui/alert-provider';
import Search from 'lucide-react/icons/search';
import { useSearchBox } from '../model/use-search-box.ts';
import { ChipField } from '../parts/chip-field.tsx';
import styles from './search-results.module.css';

/** The searched keywords, to be changed and searched again. */
export function ResultField({ keywords }: { keywords: readonly string[] }) {
  const box = useSearchBox(useAlert(), keywords);
  return (
    <ChipField
      box={box}
      placeholder="상품이나 브랜드를 검색해 보세요"
      button={
        <button type="submit" className={styles.go} aria-label="검색">
          <Search size={22} strokeWidth={2} aria-hidden />
        </button>
      }
    />
  );
}
