import type { WirelessCard } from '@mall/contracts/wireless';
import { Button } from '@mall/ui/button';
import X from 'lucide-react/icons/x';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { shelfSize } from '../../../entities/wireless/compare-shelf.ts';
import { useCompareShelf } from '../../../entities/wireless/use-compare-shelf.ts';
import styles from './compare-tray.module.css';

/** What is to be compared so far, at the lower edge while a list is scrolled. */
export function CompareTray({ cards }: { cards: ReadonlyMap<string, WirelessCard> }) {
  const { shelf, take } = useCompareShelf();
  if (shelf.length === 0) return null;
  return (
    <aside className={styles.tray} aria-label="비교함">
      <b>
        비교 {shelf.length}/{shelfSize}
      </b>
      <ul>
        {shelf.map(({ gdsGrpNo }) => {
          const { name = '다른 휴대폰', image } = cards.get(gdsGrpNo) ?? {};
          return (
            <li key={gdsGrpNo}>
              {image !== undefined && (
                <div className={styles.picture}>
                  <ProductTile image={image} sizes="44px" />
                </div>
              )}
              <span>{name}</span>
              <button type="button" aria-label={`비교함에서 ${name} 빼기`} onClick={() => take(gdsGrpNo)}>
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          );
        })}
        {shelf.length < shelfSize && <li className={styles.more}>{shelfSize - shelf.length}개 더 담을 수 있어요</li>}
      </ul>
      <Button variant="primary" render={<ScreenLink screen="wirelessCompare" />}>
        비교하기
      </Button>
    </aside>
  );
}
