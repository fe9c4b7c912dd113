import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './empty.module.css';

type Props = {
  /** Rendered 96 px square; decoration, so `alt=""`. */
  picture?: ReactNode;
  title: string;
  /** One line of help. */
  children?: ReactNode;
  /** One way to continue, usually a `Button`. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Announced when it appears. */
  role?: 'alert';
  className?: string;
};

export function Empty({ picture, title, children, action, headingLevel = 2, role, className }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.empty, className)} role={role}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.line}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
