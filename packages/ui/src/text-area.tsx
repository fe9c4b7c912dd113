import { type ComponentPropsWithRef, useId } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import styles from './text-area.module.css';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'value'> &
  FieldTexts & { value: string; maxLength: number };

/** A text of several lines, with how much of its length is used. */
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
  const ownId = useId();
  const id = area.id ?? ownId;
  const texts: FieldTexts = { label, isLabelHidden, isRequired, error, ok, help };
  return (
    <Field {...texts} id={id} className={className}>
      <div className={cx(control.control, Boolean(error) && control.invalid, styles.box)}>
        <textarea
          {...area}
          id={id}
          className={styles.area}
          value={value}
          maxLength={maxLength}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, texts, area['aria-describedby'])}
        />
      </div>
      <p className={styles.count} aria-hidden="true">
        {value.length.toLocaleString('ko-KR')} / {maxLength.toLocaleString('ko-KR')}
      </p>
    </Field>
  );
}
