import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { shelfSize } from '../../../entities/wireless/compare-shelf.ts';
import { useCompareShelf } from '../../../entities/wireless/use-compare-shelf.ts';
import styles from './compare-tray.module.css';

/** What is to be compared so far, at the lower edge while a list is scrolled. */
export function CompareTray({ names }: { names: ReadonlyMap<string, string> }) {
  const { shelf } = useCompareShelf();
  if (shelf.length === 0) return null;
  const known = shelf.map(({ gdsGrpNo }) => names.get(gdsGrpNo)).filter((name) => name !== undefined);
  return (
    <aside className={styles.tray} aria-label="비교함">
      <p>
        <b>
          비교 {shelf.length}/{shelfSize}
        </b>
        <span>{known.join(', ')}</span>
      </p>
      <Button variant="primary" render={<ScreenLink screen="wirelessCompare" />}>
        비교하기
      </Button>
    </aside>
  );
}
