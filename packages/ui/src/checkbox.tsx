import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { cx } from './cx.ts';

type Props = Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> & {
  /** Visible label; without one give `aria-label`. */
  children?: ReactNode;
  size?: 'sm' | 'md';
  isRound?: boolean;
  /** Some, not all, of a group are ticked. */
  isMixed?: boolean;
};

export function Checkbox({ children, size, isRound, isMixed, className, ...input }: Props) {
  return (
    <label className={cx(styles.check, size === 'sm' && styles.sm, isRound && styles.round, className)}>
      <input {...input} type="checkbox" className={styles.input} aria-checked={isMixed ? 'mixed' : undefined} />
      <span className={cx(styles.box, isMixed && styles.mixed)} aria-hidden="true">
        <Check strokeWidth={3} />
      </span>
      {children}
    </label>
  );
}
