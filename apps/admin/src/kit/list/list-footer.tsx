import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { countText, grouped } from '../../lib/numbers.ts';
import { IconButton } from '../button.tsx';
import { Kbd } from '../keys/kbd.tsx';
import styles from './list.module.css';
import type { ListPage, Sum } from './list-types.ts';

type Props = {
  readonly page: ListPage<unknown> | undefined;
  /** The count without any filter. */
  readonly whole: ListPage<unknown>['count'] | undefined;
  readonly sums: readonly Sum[];
  /** The number of the first row shown; undefined when a link has opened a page in the middle. */
  readonly from: number | undefined;
  readonly hasChoosing: boolean;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** The count, the totals, and the position. */
export function ListFooter({ page, whole, sums, from, hasChoosing, onPrevious, onNext }: Props) {
  const count = page?.rows.length ?? 0;
  return (
    <footer className={styles.foot}>
      {page && (
        <span>
          {whole && whole.value > page.count.value && `${countText(whole)}건 중 `}
          <b>{countText(page.count)}</b>건
        </span>
      )}
      {sums.map(({ label, value, unit }) => (
        <span key={label} className={styles.sum}>
          {label} <b>{value}</b>
          {unit}
        </span>
      ))}
      <div className={styles.footEnd}>
        <Hint keys={['j', 'k']}>이동</Hint>
        {hasChoosing && <Hint keys={['x']}>선택</Hint>}
        <Hint keys={['enter']}>열기</Hint>
        <span>
          {count === 0
            ? ''
            : from === undefined
              ? `${grouped(count)}건`
              : `${grouped(from)}–${grouped(from + count - 1)}`}
        </span>
        <IconButton size="sm" icon={ChevronLeft} label="앞 페이지" disabled={!onPrevious} onClick={onPrevious} />
        <IconButton size="sm" icon={ChevronRight} label="다음 페이지" disabled={!onNext} onClick={onNext} />
      </div>
    </footer>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className={styles.keyHint} aria-hidden="true">
      {keys.map((one) => (
        <Kbd key={one} keys={one} />
      ))}
      {children}
    </span>
  );
}
