import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './note.module.css';

type Props = {
  /** `brand` for good news, `warn` for what may go wrong. */
  tone?: 'plain' | 'brand' | 'warn';
  children: ReactNode;
  className?: string;
};

/**
 * A remark that stays on the page, in a tinted box with an icon. For temporary messages use a toast, for those that must be confirmed an
 * alert.
 */
export function Note({ tone = 'plain', children, className }: Props) {
  const Icon = tone === 'warn' ? TriangleAlert : Info;
  return (
    <div className={cx(styles.note, tone !== 'plain' && styles[tone], className)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
