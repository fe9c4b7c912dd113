import { cx } from '@mall/ui/cx';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './controls.module.css';
import { Field, type FieldTexts } from './field.tsx';

type Size = 'sm' | 'md' | 'lg';
type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldTexts & {
    size?: Size;
    icon?: LucideIcon;
    /** After the text: 원, 건, a button. */
    unit?: ReactNode;
  };

/** One line of text, a day, a number. Numbers are right-aligned. */
export function TextField(props: InputProps) {
  const { label, isLabelHidden, note, help, error, size = 'md', icon: Icon, unit, className, ...input } = props;
  return (
    <Field {...{ label, isLabelHidden, note, help, error }}>
      {(control) => (
        <span
          className={cx(styles.box, className)}
          data-size={size}
          data-invalid={control['aria-invalid']}
          data-readonly={input.readOnly || input.disabled || undefined}
        >
          {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
          <input autoComplete="off" {...input} {...control} className={styles.input} />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts;

/** Several lines; grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, note, help, error, className, ...area } = props;
  return (
    <Field {...{ label, isLabelHidden, note, help, error }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={cx(styles.area, className)}
          data-invalid={control['aria-invalid']}
        />
      )}
    </Field>
  );
}

export type Choice = { readonly value: string; readonly label: string; readonly isDisabled?: boolean };
type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> &
  FieldTexts & { choices: readonly Choice[]; placeholder?: string; size?: Size };

/** A choice of many, in the browser's own list. */
export function SelectField(props: SelectProps) {
  const { label, isLabelHidden, note, help, error, choices, placeholder, size = 'md', className, ...select } = props;
  return (
    <Field {...{ label, isLabelHidden, note, help, error }}>
      {(control) => (
        <span className={cx(styles.box, className)} data-size={size} data-invalid={control['aria-invalid']}>
          <select {...select} {...control} className={styles.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={14} aria-hidden="true" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** Visible label; without one pass `aria-label`. */
  children?: ReactNode;
  /** Some, but not all, of the represented items are ticked. */
  isMixed?: boolean;
};

/** Ticks one thing. */
export function Checkbox({ children, isMixed = false, className, ...input }: CheckProps) {
  // It has no attribute, and each click clears it.
  const mix = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = isMixed;
  };
  return (
    <label className={cx(styles.check, className)}>
      <input {...input} ref={mix} type="checkbox" className={styles.native} />
      <span className={styles.tick} aria-hidden="true">
        {isMixed ? <span className={styles.dash} /> : <Check strokeWidth={3.2} size={12} />}
      </span>
      {children}
    </label>
  );
}

type RadioProps = {
  legend: string;
  isLegendHidden?: boolean;
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice of a few, all visible. */
export function RadioGroup({ legend, isLegendHidden, name, choices, value, onChange }: RadioProps) {
  return (
    <fieldset className={styles.radios}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.check}>
          <input
            type="radio"
            name={name}
            className={styles.native}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={cx(styles.tick, styles.round)} aria-hidden="true" />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

type SwitchProps = { label: string; isLabelHidden?: boolean; isOn: boolean; onChange: (isOn: boolean) => void };

/** Switches on or off at once. */
export function Switch({ label, isLabelHidden, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.native}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.switch} aria-hidden="true" />
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}

type SegmentProps = { label: string; choices: readonly Choice[]; value: string; onChange: (value: string) => void };

/** A choice of a few views of the same thing. */
export function Segment({ label, choices, value, onChange }: SegmentProps) {
  return (
    <fieldset className={styles.segment} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          disabled={choice.isDisabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
