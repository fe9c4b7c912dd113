import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import styles from './recovery.module.css';

/** The result, announced and focused as soon as it appears. */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.result} aria-label={title} tabIndex={-1} ref={(section) => section?.focus()}>
      <Text as="h2" variant="section">
        {title}
      </Text>
      {children}
    </section>
  );
}
