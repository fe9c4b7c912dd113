import type { CSSProperties, ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './grid.module.css';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';

type Props<As extends Tag> = LayoutProps<As> & {
  /** The number of equal columns, or their widths in CSS. */
  columns: number | string;
  align?: 'start' | 'center' | 'end' | 'baseline';
};

/** Columns this wide do not fit side by side in a narrow window, such as one magnified to 200 %, unless their number adapts (`auto-fill`). */
const wide = /^(?!.*auto-).*[2-9]\d\dpx/;

/** Content in columns; columns with a width of 200 px or more are stacked in a narrow window. */
export function Grid<As extends Tag = 'div'>({ as, columns, align, className, ...rest }: Props<As>) {
  const Element = (as ?? 'div') as ElementType;
  const { style, ...attributes } = laidOut(rest);
  const gridTemplateColumns = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;
  return (
    <Element
      {...attributes}
      className={cx(styles.grid, className)}
      data-align={align}
      data-folds={wide.test(gridTemplateColumns) || undefined}
      style={{ ...style, '--columns': gridTemplateColumns } as CSSProperties}
    />
  );
}
