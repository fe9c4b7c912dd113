import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { type Renderable, renderAs } from './render-as.ts';

type Props = ComponentPropsWithRef<'button'> & {
  /** Rendered instead of a button: a link that looks like one. */
  render?: Renderable;
  variant?: 'primary' | 'weak' | 'line' | 'soft' | 'dark' | 'danger' | 'text';
  /** Height 30, 36, 44, 54 or 60 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** As wide as its container. */
  block?: boolean;
  /** As wide as it is high, for a single icon. */
  icon?: boolean;
  /** Keeps the width and shows three dots; clicks are ignored. */
  isLoading?: boolean;
};

/** A button, or with `render={<a … />}` a link that looks like one. */
export function Button({
  variant = 'line',
  size = 'md',
  block,
  icon,
  isLoading = false,
  render,
  className,
  children,
  ...rest
}: Props) {
  const attributes = {
    ...rest,
    ...(isLoading && whileLoading),
    className: cx(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    'data-icon': icon || undefined,
  };
  const content = isLoading ? <Dots>{children}</Dots> : children;
  if (render) return renderAs(render, attributes, content);
  return (
    <button type="button" {...attributes}>
      {content}
    </button>
  );
}

const whileLoading = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

function Dots({ children }: Pick<Props, 'children'>) {
  return (
    <>
      <span className={styles.hidden}>{children}</span>
      <span className={styles.dots} aria-hidden="true" />
    </>
  );
}
