import { type ReactNode, useId } from 'react';
import styles from './block.module.css';

type Props = { title: ReactNode; tool?: ReactNode; children: ReactNode };

/** A section of the order page; the page says how far its sections stand apart. */
export function Block({ title, tool, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  );
}
