import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './tile.module.css';

type Props = {
  /** Usually a `Picture`. */
  children: ReactNode;
  /** At most two `Sticker`s, top left. */
  stickers?: ReactNode;
  isSoldOut?: boolean;
  /** `fill` for photographs and illustrated scenes, `small` for emoji objects. */
  fit?: 'product' | 'small' | 'fill';
  /** Width divided by height; 1 by default. */
  ratio?: number;
  /** Has the corners of its card instead of its own. */
  isFlush?: boolean;
  className?: string;
};

export function Tile({ children, stickers, isSoldOut, fit, ratio, isFlush, className }: Props) {
  const style = ratio ? ({ aspectRatio: ratio } satisfies CSSProperties) : undefined;
  return (
    <span
      className={cx(
        styles.tile,
        styles[fit ?? 'product'],
        isSoldOut && styles.soldOut,
        isFlush && styles.flush,
        className,
      )}
      style={style}
    >
      {children}
      {stickers && <span className={styles.stickers}>{stickers}</span>}
      {isSoldOut && (
        <span className={styles.overlay}>
          <span className={styles.pill}>품절</span>
        </span>
      )}
    </span>
  );
}
