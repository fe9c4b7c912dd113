import type { ElementType } from 'react';
import { cx } from './cx.ts';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';
import styles from './page.module.css';

/** The content of a page, as wide as the mall, with margins at both sides on a phone. With a gap its parts are stacked. */
export function Page<As extends Tag = 'div'>({ as, className, ...rest }: LayoutProps<As>) {
  const Element = (as ?? 'div') as ElementType;
  const isStacked = rest.gap !== undefined;
  return <Element className={cx(styles.page, isStacked && styles.stacked, className)} {...laidOut(rest)} />;
}
