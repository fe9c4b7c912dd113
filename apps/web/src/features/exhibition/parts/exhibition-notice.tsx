import { noticeId } from '../model/use-exhibition.ts';
import styles from './exhibition-notice.module.css';

/** What to know before buying in an exhibition. */
export function ExhibitionNotice({ lines }: { lines: readonly string[] }) {
  return (
    <section id={noticeId} className={styles.notice} aria-label="유의사항" tabIndex={-1}>
      <div className={styles.inner}>
        <h2>유의사항</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
