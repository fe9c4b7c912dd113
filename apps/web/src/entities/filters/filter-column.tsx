import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './filters.module.css';

type Props = { toAll: MallAddress; children: ReactNode };

/** The filters beside a list; each change opens the narrowed list at once. */
export function FilterColumn({ toAll, children }: Props) {
  return (
    <aside className={styles.column} aria-label="필터">
      <div className={styles.columnHead}>
        <h2>필터</h2>
        <MallLink to={toAll} resetScroll={false}>
          <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
          초기화
        </MallLink>
      </div>
      {children}
    </aside>
  );
}
