import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldTexts, useControl } from './field.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type Props = Omit<ComponentPropsWithRef<'select'>, 'size' | 'required' | 'children'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** Shown while the value is ''; cannot be chosen again. */
    placeholder?: string;
    size?: 'sm' | 'md' | 'lg';
  };

/**
 * One choice out of many, in a list that opens. The browser's own select: a phone shows its native wheel, and letter keys jump to an
 * option. For up to five options use `OptionTiles` or `Segment`.
 */
export function Select({
  label,
  isLabelHidden,
  isRequired,
  error,
  ok,
  help,
  className,
  size,
  options,
  placeholder,
  ...select
}: Props) {
  const texts: FieldTexts = { label, isLabelHidden, isRequired, error, ok, help };
  const attributes = useControl(select, texts);
  const look = cx(
    control.control,
    size === 'sm' && control.sm,
    size === 'lg' && control.lg,
    Boolean(error) && control.invalid,
    select.disabled && control.disabled,
    styles.box,
  );
  return (
    <Field {...texts} id={attributes.id} className={className}>
      <div className={look}>
        <select {...select} {...attributes} className={styles.select}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.mark} size={18} strokeWidth={1.75} aria-hidden="true" />
      </div>
    </Field>
  );
}
