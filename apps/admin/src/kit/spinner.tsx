import styles from './spinner.module.css';

/** Work in progress; the text beside it says what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
