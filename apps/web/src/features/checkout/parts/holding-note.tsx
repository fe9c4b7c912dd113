import { Note } from '@mall/ui/note';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import styles from './holding-note.module.css';

/** Why nothing can be ordered now, with a link to the unpaid orders. */
export function HoldingNote({ reason }: { reason: string }) {
  return (
    <Note tone="warn" className={styles.note}>
      <p>{reason}</p>
      <ScreenLink className={styles.link} screen="orderList" search={{ state: 'PENDING_PAYMENT' }}>
        결제하지 않은 주문 보기
      </ScreenLink>
    </Note>
  );
}
