import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import styles from './list-head.module.css';

type Props = {
  count: number;
  onClear: () => void;
  isClearing?: boolean;
};

/** The number of products in a member's own list, and the button that empties it. */
export function ListHead({ count, onClear, isClearing = false }: Props) {
  return (
    <Row align="baseline" gap={10} className={styles.head}>
      {count > 0 && (
        <>
          <Text size={14} tone="muted" role="status">
            총 <b>{count}</b>개
          </Text>
          <Button variant="text" size="sm" className={styles.clear} isLoading={isClearing} onClick={onClear}>
            전체 삭제
          </Button>
        </>
      )}
    </Row>
  );
}
