import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './option-tiles.module.css';

export type OptionTile<Value> = {
  value: Value;
  label: ReactNode;
  /** A second, smaller line: a price, a remark or 품절. */
  sub?: ReactNode;
  isDisabled?: boolean;
};

type Props<Value> = {
  /** Names the group for a screen reader. */
  label: string;
  options: readonly OptionTile<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: 2 | 3 | 4 | 5;
  className?: string;
};

/**
 * One choice out of a few, as tiles side by side. The tiles are the browser's radio buttons: arrow keys move between them, one Tab passes
 * them, and a disabled one is skipped.
 */
export function OptionTiles<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  columns = 3,
  className,
}: Props<Value>) {
  const name = useId();
  return (
    <div className={cx(styles.tiles, styles[`columns${columns}`], className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.tile}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.sub !== undefined && <span className={styles.sub}>{option.sub}</span>}
        </label>
      ))}
    </div>
  );
}
