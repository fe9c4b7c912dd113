import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      본문으로 건너뛰기
    </a>
  );
}
