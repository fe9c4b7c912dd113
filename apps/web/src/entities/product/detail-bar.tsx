import { Row } from '@mall/ui/row';
import type { ReactNode } from 'react';
import styles from './detail-bar.module.css';

type Props = {
  /** Shown beside a single button; several need the space. */
  sum?: { label: string; amount: ReactNode } | undefined;
  children: ReactNode;
};

/** The bar at the bottom of a mobile detail page: the page's main buttons, with the price. */
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
