import type { ElementType } from 'react';
import { cx } from './cx.ts';
import { type LayoutProps, spaced, type Tag } from './spacing.ts';
import styles from './text.module.css';

type Props<As extends Tag> = LayoutProps<As> & {
  /** `screen`, `page`, `section` and `block` are titles; `reading` is for sentences, `caption` and `small` for what explains. */
  variant: 'screen' | 'page' | 'section' | 'block' | 'reading' | 'caption' | 'small';
  tone?: 'soft' | 'muted';
};

/** Words in one of the mall's sizes. */
export function Text<As extends Tag = 'p'>({ as, variant, tone, className, ...rest }: Props<As>) {
  const Element = (as ?? 'p') as ElementType;
  return <Element className={cx(styles[variant], tone && styles[tone], className)} {...spaced(rest)} />;
}
