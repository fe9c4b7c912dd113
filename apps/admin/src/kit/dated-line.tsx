import type { ReactNode } from 'react';
import { won } from '../lib/numbers.ts';
import styles from './dated-line.module.css';

/** A price on a line of time: one that was, the one that counts, one to come. */
export type DatedKind = 'past' | 'current' | 'planned';

/** What something has cost, costs, and will cost, one part behind the other. */
export const DatedLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={styles.line} aria-label={label}>
    {children}
  </ol>
);

type Props = { kind: DatedKind; span: ReactNode; price: number; children?: ReactNode };

/** One of them: from when on, how much, and what else there is to say or do. */
export const DatedPart = ({ kind, span, price, children }: Props) => (
  <li data-kind={kind}>
    <span>{span}</span>
    <b>{won(price)}</b>
    {children}
  </li>
);
