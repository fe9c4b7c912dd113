import type { ElementType } from 'react';
import { cx } from './cx.ts';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';
import styles from './row.module.css';

type Props<As extends Tag> = LayoutProps<As> & {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'center' | 'end' | 'between';
  /** Wraps to another line when there is no room. */
  wraps?: boolean;
};

/** Content side by side. */
export function Row<As extends Tag = 'div'>({ as, align, justify, wraps, className, ...rest }: Props<As>) {
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      className={cx(styles.row, className)}
      data-align={align}
      data-justify={justify}
      data-wraps={wraps}
      {...laidOut(rest)}
    />
  );
}
