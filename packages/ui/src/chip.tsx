import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import styles from './chip.module.css';
import { cx } from './cx.ts';
import { type Renderable, renderAs } from './render-as.ts';

type ChipProps = ComponentPropsWithRef<'button'> & {
  /** When on, `filter` is ink and `option` the brand's tint. */
  variant?: 'filter' | 'option';
  size?: 'sm' | 'md';
  isOn?: boolean;
  isSoft?: boolean;
  /** An element to render instead of the button, such as a link. */
  render?: Renderable;
};

export function Chip({ variant, size, isOn, isSoft, render, className, children, ...rest }: ChipProps) {
  const look = cx(
    styles.chip,
    size === 'sm' && styles.sm,
    isSoft && styles.soft,
    isOn && (variant === 'option' ? styles.option : styles.filter),
    className,
  );
  if (render) return renderAs(render, { className: look, 'aria-current': isOn || undefined }, children);
  // A button that opens something is not a toggle.
  const isPressed = rest['aria-haspopup'] ? undefined : isOn;
  return (
    <button type="button" aria-pressed={isPressed} data-on={isOn || undefined} {...rest} className={look}>
      {children}
    </button>
  );
}

type TermChipProps = { term: string; onRemove: () => void; className?: string };

/** R4.11: a search term that its icon removes. */
export function TermChip({ term, onRemove, className }: TermChipProps) {
  return (
    <span className={cx(styles.chip, styles.term, className)}>
      {term}
      <button type="button" className={styles.remove} aria-label={`${term} 삭제`} onClick={onRemove}>
        <X size={15} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
