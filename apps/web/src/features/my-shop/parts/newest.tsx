import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import styles from './newest.module.css';

type Props = {
  list: { isPending: boolean; error: unknown; retry: () => void; shown: readonly unknown[] };
  /** Shown when the list is empty. */
  empty: ReactNode;
  children: ReactNode;
};

/** The newest entries of a list; if one part of the page fails, the others stay. */
export function Newest({ list, empty, children }: Props) {
  if (list.isPending) return <Skeleton height={72} />;
  if (list.error) {
    return (
      <Row as="p" align="center" wraps gap={10} padding="12 0" className={styles.line} role="alert">
        {errorText(list.error, '내용을 불러오지 못했어요.')}
        <Button size="xs" onClick={list.retry}>
          다시 시도
        </Button>
      </Row>
    );
  }
  return list.shown.length === 0 ? (
    <Row as="p" align="center" wraps gap={10} padding="12 0" className={styles.line}>
      {empty}
    </Row>
  ) : (
    children
  );
}
