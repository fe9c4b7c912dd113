import { listOrderableGoodsLimits } from '@mall/contracts/limits/product-list';
import { TextField } from '@mall/ui/text-field';
import Search from 'lucide-react/icons/search';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import styles from './goods-search.module.css';

/** Filters the goods by a part of their name, model or number. */
export function GoodsSearch({ word }: { word: string | undefined }) {
  const navigate = useMallNavigate();
  return (
    <search className={styles.search}>
      <form
        key={word}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate({ screen: 'upload', search: { q } });
        }}
      >
        <TextField
          name="q"
          label="상품 검색"
          isLabelHidden
          placeholder="상품명, 모델명, 상품번호로 검색"
          defaultValue={word}
          maxLength={listOrderableGoodsLimits.keyword.maxLength}
          enterKeyHint="search"
          trailing={
            <button type="submit" className={styles.go} aria-label="검색">
              <Search size={20} strokeWidth={1.75} aria-hidden />
            </button>
          }
        />
      </form>
    </search>
  );
}
