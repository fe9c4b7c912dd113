import type { ElementType } from 'react';
import { cx } from './cx.ts';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';
import styles from './stack.module.css';

/** Content stacked vertically, across the available width. */
export function Stack<As extends Tag = 'div'>({ as, className, ...rest }: LayoutProps<As>) {
  const Element = (as ?? 'div') as ElementType;
  return <Element className={cx(styles.stack, className)} {...laidOut(rest)} />;
}
