import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './skeleton.module.css';

type Props = {
  width?: number | string;
  height?: number | string;
  /** Width divided by height, instead of a height. */
  ratio?: number;
  shape?: 'line' | 'tile' | 'circle';
  className?: string;
};

/** A placeholder box of the coming layout. Put `aria-busy` on the region that contains them. */
export function Skeleton({ width, height, ratio, shape, className }: Props) {
  const style: CSSProperties = { width, height, aspectRatio: ratio };
  return (
    <span
      className={cx(styles.skeleton, shape && styles[shape], className)}
      style={style}
      aria-hidden="true"
      data-unfinished
    />
  );
}
