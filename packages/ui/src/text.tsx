import type { ElementType } from 'react';
import { cx } from './cx.ts';
import { type LayoutProps, laidOut, type Tag } from './layout-props.ts';
import styles from './text.module.css';

type Props<As extends Tag> = LayoutProps<As> & {
  /** `screen`, `page`, `section` and `block` are titles; `reading` and `body` are for sentences, `caption` and `small` for explanations. */
  variant?: 'screen' | 'page' | 'section' | 'block' | 'reading' | 'body' | 'caption' | 'small';
  /** For words within a line, which do not change its height. */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20;
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** `strong` among softer words. */
  tone?: 'strong' | 'soft' | 'muted' | 'brand';
  /** Digits of equal width, for numbers that change or are below one another. */
  tabular?: boolean;
};

/** Text in one of the mall's sizes. */
export function Text<As extends Tag = 'p'>({
  as,
  variant,
  size,
  weight,
  tone,
  tabular,
  className,
  ...rest
}: Props<As>) {
  const Element = (as ?? 'p') as ElementType;
  return (
    <Element
      className={cx(styles.text, className)}
      data-variant={variant}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-tabular={tabular}
      {...laidOut(rest)}
    />
  );
}
