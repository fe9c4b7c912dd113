import type { ReactNode } from 'react';
import styles from './detail-bar.module.css';

type Props = { label: string; amount: ReactNode; children: ReactNode };

/** The bar at the foot of a mobile detail page: what it costs, and the page's main button. */
export function DetailBar({ label, amount, children }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <span>{label}</span>
        <b>{amount}</b>
      </p>
      {children}
    </div>
  );
}
