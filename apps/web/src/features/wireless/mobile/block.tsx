import type { ReactNode } from 'react';
import styles from './wireless-detail.module.css';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled part of the page, parted from the next by a band. */
export function Block({ title, aside, children }: Props) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
        {aside && <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
