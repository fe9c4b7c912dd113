import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './switch.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & { children: ReactNode };

/** Turns something on or off at once; in a form that is sent, use a `Checkbox`. */
export function Switch({ children, className, ...input }: Props) {
  return (
    <label className={cx(styles.switch, className)}>
      {children}
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" className={styles.input} />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
