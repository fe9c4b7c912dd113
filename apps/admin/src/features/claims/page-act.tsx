import type { ReactNode } from 'react';
import styles from './claims.module.css';

type Props = { children: ReactNode; note: string };

/** The main button of a page, with its effect in words; on a phone it stays above the tab bar. */
export const PageAct = ({ children, note }: Props) => (
  <div className={styles.actRoom}>
    <div className={styles.act}>
      {children}
      {note && <p className={styles.grey}>{note}</p>}
    </div>
  </div>
);
