import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

type Props = {
  tone?: 'plain' | 'brand' | 'sale' | 'ok' | 'warn' | 'err' | 'info' | 'solid' | 'line';
  size?: 'md' | 'lg';
  className?: string;
  children: ReactNode;
};

export function Badge({ tone, size, className, children }: Props) {
  return (
    <span className={cx(styles.badge, tone && styles[tone], size === 'lg' && styles.lg, className)}>{children}</span>
  );
}
