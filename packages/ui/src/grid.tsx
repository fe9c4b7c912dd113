import type { CSSProperties, ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './grid.module.css';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';

type Props<As extends Tag> = LayoutProps<As> & {
  /** So many of one width, or their widths as CSS names them. */
  columns: number | string;
  align?: 'start' | 'center' | 'end' | 'baseline';
};

/** Such do not fit beside each other in a narrow window, as one magnified to 200 %, unless there are as many as fit. */
const wide = /^(?!.*auto-).*[2-9]\d\dpx/;

/** Things in columns; where columns name 200 px or more, one below the other in a narrow window. */
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
