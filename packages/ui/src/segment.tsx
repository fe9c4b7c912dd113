import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './segment.module.css';

export type SegmentItem<Value> = { value: Value; label: string };

type Props<Value> = {
  /** Names the group for a screen reader. */
  label: string;
  items: readonly SegmentItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/**
 * One choice out of two to four, one of which is always selected: a period, or a view of the same list. Radio buttons in one bar; to change
 * the page's panel use `Tabs` instead.
 */
export function Segment<Value extends string | number>({ label, items, value, onChange, className }: Props<Value>) {
  const name = useId();
  return (
    <div className={cx(styles.segment, className)} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <label key={item.value} className={styles.item}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
