import { type Side, wordsOf } from '@mall/domain/words-of';
import styles from './diff.module.css';

/** One side of a text, with what the other side has not marked by word. */
export function Words({ text, other, side }: { text: string; other: string; side: Side }) {
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <p className={styles.words}>
      {wordsOf(text, other, side).map(({ text: words, isMarked }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
        isMarked ? <Mark key={at}>{words}</Mark> : <span key={at}>{words}</span>,
      )}
    </p>
  );
}
