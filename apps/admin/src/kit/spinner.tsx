import styles from './spinner.module.css';

/** Something is being done; what is said beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
