import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Numbers in a row of tiles, such as the counts of a preview. */
export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.figures} aria-label={label}>
    {children}
  </ul>
);

type Props = {
  name: string;
  value: ReactNode;
  /** The one in focus, a warning, or what to correct. */
  tone?: 'main' | 'warn' | 'wrong' | false;
};

export const Figure = ({ name, value, tone }: Props) => (
  <li data-tone={tone || undefined}>
    <span>{name}</span>
    <b>{value}</b>
  </li>
);
