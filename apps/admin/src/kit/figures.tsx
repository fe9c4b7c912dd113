import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Numbers in a row of tiles, as what a file would change. */
export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.figures} aria-label={label}>
    {children}
  </ul>
);

type Props = {
  name: string;
  value: ReactNode;
  /** The one to look at, what warns, or what is to be mended. */
  tone?: 'main' | 'warn' | 'wrong' | false;
};

export const Figure = ({ name, value, tone }: Props) => (
  <li data-tone={tone || undefined}>
    <span>{name}</span>
    <b>{value}</b>
  </li>
);
