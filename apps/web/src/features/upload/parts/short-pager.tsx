import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import styles from './short-pager.module.css';

type Props = { page: number; pageCount: number; label: string; onChange: (page: number) => void };

/** Previous and next page, within a screen that has an address of its own; nothing if there is only one page. */
export function ShortPager({ page, pageCount, label, onChange }: Props) {
  if (pageCount <= 1) return null;
  return (
    <Row as="nav" align="center" justify="center" gap={12} marginTop={12} className={styles.pages} aria-label={label}>
      <Button size="sm" disabled={page === 1} onClick={() => onChange(page - 1)}>
        이전
      </Button>
      <span role="status">
        {page} / {pageCount}
      </span>
      <Button size="sm" disabled={page === pageCount} onClick={() => onChange(page + 1)}>
        다음
      </Button>
    </Row>
  );
}
