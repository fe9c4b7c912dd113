import { NumberField } from '@base-ui/react/number-field';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { cx } from './cx.ts';
import styles from './quantity.module.css';

type Props = {
  /** The name of what is counted: `샌드 수량`. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  isDisabled?: boolean;
  className?: string;
};

/**
 * A whole number between limits, set by two buttons, arrow keys or typing. A button turns grey at its limit, and a typed number beyond a
 * limit is reset to the limit when the field loses focus.
 */
export function Quantity({ label, value, onChange, min = 1, max = 999, isDisabled, className }: Props) {
  return (
    <NumberField.Root
      value={value}
      min={min}
      max={max}
      disabled={isDisabled}
      onValueChange={(next) => {
        if (next !== null && next !== value) onChange(next);
      }}
    >
      <NumberField.Group className={cx(styles.quantity, className)}>
        <NumberField.Decrement className={styles.button} aria-label={`${label} 줄이기`}>
          <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
        </NumberField.Decrement>
        <NumberField.Input className={styles.input} aria-label={label} />
        <NumberField.Increment className={styles.button} aria-label={`${label} 늘리기`}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
