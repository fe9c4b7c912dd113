import { Row } from '@mall/ui/row';
import type { ReactNode } from 'react';
import styles from './detail-bar.module.css';

type Props = {
  /** Beside a single button; several need the room. */
  sum?: { label: string; amount: ReactNode } | undefined;
  children: ReactNode;
};

/** The bar at the foot of a mobile detail page: the page's main buttons, with what it costs. */
export function DetailBar({ sum, children }: Props) {
  return (
    <Row align="center" gap={8} className={styles.bar}>
      {sum && (
        <p className={styles.sum}>
          <span>{sum.label}</span>
          <b>{sum.amount}</b>
        </p>
      )}
      {children}
    </Row>
  );
}
