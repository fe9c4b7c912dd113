import styles from './page-pending.module.css';

/** Boxes of a page that is still loading; each page draws its own skeleton once its code is there. */
export function PagePending() {
  return (
    <div className={styles.page} role="status" aria-label="불러오는 중" data-unfinished>
      <span className={styles.hero} />
      <span className={styles.line} />
      <div className={styles.row}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
