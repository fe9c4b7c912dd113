import type { ReactNode } from 'react';
import { won } from '../lib/numbers.ts';
import styles from './dated-line.module.css';

/** A price on a timeline: past, in force, or planned. */
export type DatedKind = 'past' | 'current' | 'planned';

/** Past, current and future prices, one segment after the other. */
export const DatedLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={styles.line} aria-label={label}>
    {children}
  </ol>
);

type Props = { kind: DatedKind; span: ReactNode; price: number; children?: ReactNode };

/** One segment: from when on, the price, and further details or actions. */
export const DatedPart = ({ kind, span, price, children }: Props) => (
  <li data-kind={kind}>
    <span>{span}</span>
    <b>{won(price)}</b>
    {children}
  </li>
);
