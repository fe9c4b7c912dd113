import { Note } from '@mall/ui/note';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './account-ineligibility.module.css';

/** Why nothing may be ordered on account, and whom to contact. */
export function AccountIneligibility({ reason }: { reason: string }) {
  const { mall } = useMall();
  return (
    <Note tone="warn">
      <p>{reason}</p>
      <p className={styles.contact}>
        문의 <a href={`tel:${mall.customerPhone}`}>{mall.customerPhone}</a>
        <a href={`mailto:${mall.email}`}>{mall.email}</a>
      </p>
    </Note>
  );
}
