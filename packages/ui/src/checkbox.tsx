import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { cx } from './cx.ts';
import { mergeRefs } from './merge-refs.ts';

type Props = Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> & {
  /** Visible label; without one, give `aria-label`. */
  children?: ReactNode;
  size?: 'sm' | 'md';
  isRound?: boolean;
  /** Some, but not all, of a group are checked. */
  isMixed?: boolean;
};

export function Checkbox({ children, size, isRound, isMixed, className, ref, ...input }: Props) {
  // There is no HTML attribute for it, and each click clears it.
  const mix = (node: HTMLInputElement) => {
    node.indeterminate = Boolean(isMixed);
    return () => undefined;
  };
  return (
    <label className={cx(styles.check, size === 'sm' && styles.sm, isRound && styles.round, className)}>
      <input {...input} ref={mergeRefs(ref, mix)} type="checkbox" className={styles.input} />
      <span className={cx(styles.box, isMixed && styles.mixed)} aria-hidden="true">
        <Check strokeWidth={3} />
      </span>
      {children}
    </label>
  );
}
