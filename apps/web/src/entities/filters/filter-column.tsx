import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './filters.module.css';

type Props = { toAll: MallAddress; children: ReactNode };

/** The filters beside a list; each change opens the filtered list at once. */
export function FilterColumn({ toAll, children }: Props) {
  return (
    <aside className={styles.column} aria-label="필터">
      <Row align="center" justify="between" padding="16 0" className={styles.columnHead}>
        <Text as="h2" size={16} weight="bold">
          필터
        </Text>
        <MallLink to={toAll} isExact resetScroll={false}>
          <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
          초기화
        </MallLink>
      </Row>
      {children}
    </aside>
  );
}
