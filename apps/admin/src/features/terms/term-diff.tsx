import { Words } from '../../kit/diff/words.tsx';
import { wordsIn } from '../../kit/diff/words-in.ts';
import styles from './terms.module.css';

/** Two versions compared by word: removals, additions, and long unchanged passages shortened. */
export function TermDiff({ before, after }: { before: string; after: string }) {
  if (before === after) return null;
  const [was, is] = [wordsIn(before), wordsIn(after)];
  if (was === is) return <p className={styles.quiet}>글은 같고 꾸밈이 달라요.</p>;
  return (
    <div className={styles.sides}>
      <section>
        <h3>앞 버전</h3>
        <Words text={was || '없음'} other={is} side="before" />
      </section>
      <section>
        <h3>바뀐 글</h3>
        <Words text={is || '없음'} other={was} side="after" />
      </section>
    </div>
  );
}
