import type { ReactNode } from 'react';
import styles from './order-block.module.css';

/** A part of the form or of what is signed, under its heading. */
export function OrderBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
