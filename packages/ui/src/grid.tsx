import type { ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './grid.module.css';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';

type Props<As extends Tag> = LayoutProps<As> & {
  /** So many of one width, or their widths as CSS names them. */
  columns: number | string;
  align?: 'start' | 'center' | 'end' | 'baseline';
};

/** Things in columns. */
export function Grid<As extends Tag = 'div'>({ as, columns, align, className, ...rest }: Props<As>) {
  const Element = (as ?? 'div') as ElementType;
  const { style, ...attributes } = laidOut(rest);
  const gridTemplateColumns = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;
  return (
    <Element
      {...attributes}
      className={cx(styles.grid, className)}
      data-align={align}
      style={{ ...style, gridTemplateColumns }}
    />
  );
}
