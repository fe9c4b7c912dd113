import { type Side, wordsOf } from '@mall/domain/words-of';
import styles from './diff.module.css';

/** One version of a text, with the words marked that the other does not have. */
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
