import { cx } from '@mall/ui/cx';
import { mergeRefs } from '@mall/ui/merge-refs';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import styles from './button.module.css';
import { Kbd } from './keys/kbd.tsx';
import { ariaKeys, type Keys } from './keys/key-names.ts';
import { useKeys } from './keys/use-keys.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentPropsWithRef<'button'> & {
  /** `primary` once per region; `act` for actions on the selection; `ghost` in bars; `danger` for irreversible actions. */
  variant?: 'line' | 'primary' | 'act' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  icon?: LucideIcon | undefined;
  /** These keys click the button, and are printed on it. */
  keys?: Keys | undefined;
  /** The description of the keys in the help; by default the button's text. */
  keysLabel?: string | undefined;
  /** The group of the keys in the help. */
  keysGroup?: string | undefined;
  isBusy?: boolean | undefined;
  isBlock?: boolean;
  children: ReactNode;
};

/** A button of the office. It stays enabled while a form is invalid: clicking it shows the errors. */
export function Button({ variant = 'line', size = 'md', icon: Icon, keys, isBusy, isBlock, ...rest }: Props) {
  const { children, className, keysLabel, keysGroup, ref, ...button } = rest;
  const own = useRef<HTMLButtonElement>(null);
  return (
    <button
      type="button"
      {...button}
      ref={mergeRefs(ref, own)}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : button.onClick}
    >
      {isBusy ? <Spinner /> : Icon && <Icon size={15} strokeWidth={1.75} aria-hidden="true" />}
      {children}
      {keys && <Kbd keys={keys} />}
      {keys && <ButtonKeys keys={keys} label={keysLabel ?? String(children)} group={keysGroup} button={own} />}
    </button>
  );
}

type KeysProps = {
  keys: Keys;
  label: string;
  group: string | undefined;
  button: { readonly current: HTMLButtonElement | null };
};

function ButtonKeys({ keys, label, group, button }: KeysProps) {
  useKeys([
    {
      ...{ keys, label, element: () => button.current, run: () => button.current?.click() },
      ...(group !== undefined && { group }),
      inFields: keys.includes('mod+'),
    },
  ]);
  return null;
}

type IconProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Read aloud, and shown on hover. */
  label: string;
  size?: 'sm' | 'md';
  /** A red dot: there is something new. */
  hasNews?: boolean;
  keys?: Keys | undefined;
  keysGroup?: string | undefined;
};

/** A button with only an icon. */
export function IconButton({ icon: Icon, label, size = 'md', hasNews, keys, ...rest }: IconProps) {
  const { keysGroup, className, ref, ...button } = rest;
  const own = useRef<HTMLButtonElement>(null);
  return (
    <button
      type="button"
      title={label}
      {...button}
      ref={mergeRefs(ref, own)}
      aria-label={label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      className={cx(styles.icon, className)}
      data-size={size}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {hasNews && <i className={styles.news} />}
      {keys && <ButtonKeys keys={keys} label={label} group={keysGroup} button={own} />}
    </button>
  );
}
