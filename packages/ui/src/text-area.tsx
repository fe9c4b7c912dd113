import type { ComponentPropsWithRef } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldTexts, useControl } from './field.tsx';
import styles from './text-area.module.css';
import { grouped } from './won.ts';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'value'> &
  FieldTexts & { value: string; maxLength: number };

/** A multi-line text field that shows how much of its length is used. */
export function TextArea({
  label,
  isLabelHidden,
  isRequired,
  error,
  ok,
  help,
  className,
  value,
  maxLength,
  ...area
}: Props) {
  const texts: FieldTexts = { label, isLabelHidden, isRequired, error, ok, help };
  const attributes = useControl(area, texts);
  return (
    <Field {...texts} id={attributes.id} className={className}>
      <div className={cx(control.control, Boolean(error) && control.invalid, styles.box)}>
        <textarea {...area} {...attributes} className={styles.area} value={value} maxLength={maxLength} />
      </div>
      <p className={styles.count} aria-hidden="true">
        {grouped(value.length)} / {grouped(maxLength)}
      </p>
    </Field>
  );
}
