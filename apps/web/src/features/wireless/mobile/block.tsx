import { Row } from '@mall/ui/row';
import type { ReactNode } from 'react';
import styles from './wireless-detail.module.css';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled part of the page, separated from the next by a band. */
export function Block({ title, aside, children }: Props) {
  return (
    <section className={styles.block} aria-label={title}>
      <Row align="baseline" justify="between" gap={12} marginBottom={14} className={styles.blockHead}>
        <h2>{title}</h2>
        {aside && <span>{aside}</span>}
      </Row>
      {children}
    </section>
  );
}
