import { Text } from '@mall/ui/text';
import styles from './progress.module.css';

type Props = { title: string; text?: string; headingLevel?: 1 | 2 };

/** The progress of an important request that has no page of its own. */
export function Progress({ title, text, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.progress} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <Heading className={styles.title}>{title}</Heading>
      {text && (
        <Text variant="reading" tone="muted" marginTop={8}>
          {text}
        </Text>
      )}
    </div>
  );
}
