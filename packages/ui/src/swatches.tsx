import { type CSSProperties, useId } from 'react';
import { cx } from './cx.ts';
import styles from './swatches.module.css';

export type SwatchColour = { name: string; hex: string; isSoldOut: boolean };

type Props = {
  /** Names the group for a screen reader. */
  label: string;
  colours: readonly SwatchColour[];
  /** The chosen colour's name. */
  value: string | null;
  onChange: (name: string) => void;
  /** 40 or 46 px across. */
  size?: 'md' | 'lg';
  className?: string;
};

/**
 * One colour out of a few, each with its name below, because some shoppers cannot tell colours apart. Radio buttons like `OptionTiles`; a
 * sold-out colour is struck through and cannot be chosen.
 */
export function Swatches({ label, colours, value, onChange, size, className }: Props) {
  const group = useId();
  return (
    <div className={cx(styles.swatches, size === 'lg' && styles.lg, className)} role="radiogroup" aria-label={label}>
      {colours.map(({ name, hex, isSoldOut }) => (
        <label key={name} className={styles.colour}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={name}
            checked={name === value}
            disabled={isSoldOut}
            onChange={() => onChange(name)}
          />
          <span className={styles.ring} aria-hidden="true">
            <span className={styles.dot} style={{ '--colour': hex } as CSSProperties} />
          </span>
          {name}
          {isSoldOut && <span>품절</span>}
        </label>
      ))}
    </div>
  );
}
