import styles from './new-mark.module.css';

/** Marks a post of the last days. */
export function NewMark() {
  return (
    <span className={styles.mark} role="img" aria-label="새 글">
      N
    </span>
  );
}
