import { Button } from '@mall/ui/button';
import styles from './list-head.module.css';

type Props = {
  count: number;
  onClear: () => void;
  isClearing?: boolean;
};

/** How many products a member's own list holds, and the button that empties it. */
export function ListHead({ count, onClear, isClearing = false }: Props) {
  return (
    <div className={styles.head}>
      {count > 0 && (
        <>
          <p role="status">
            총 <b>{count}</b>개
          </p>
          <Button variant="text" size="sm" className={styles.clear} isLoading={isClearing} onClick={onClear}>
            전체 삭제
          </Button>
        </>
      )}
    </div>
  );
}
