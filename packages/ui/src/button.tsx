import { useRender } from '@base-ui/react/use-render';
import styles from './button.module.css';
import { cx } from './cx.ts';

type Props = useRender.ComponentProps<'button'> & {
  variant?: 'primary' | 'weak' | 'line' | 'soft' | 'dark' | 'danger' | 'text';
  /** Height 30, 36, 44, 54 or 60 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** As wide as its place. */
  block?: boolean;
  /** As wide as it is high, for a lone icon. */
  icon?: boolean;
  /** Keeps the width and shows three dots; presses are ignored. */
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
  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(render === undefined && { type: rest.type ?? 'button' }),
      ...rest,
      ...(isLoading && {
        'aria-busy': true,
        'aria-disabled': true,
        onClick: (event: MouseEvent) => event.preventDefault(),
      }),
      className: cx(styles.button, className),
      ...{
        'data-variant': variant,
        'data-size': size,
        'data-block': block || undefined,
        'data-icon': icon || undefined,
      },
      children: isLoading ? (
        <>
          <span className={styles.hidden}>{children}</span>
          <span className={styles.dots} aria-hidden="true" />
        </>
      ) : (
        children
      ),
    },
  });
}
