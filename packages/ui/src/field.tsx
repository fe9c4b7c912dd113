import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';

export type FieldTexts = {
  label?: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  error?: ReactNode;
  ok?: ReactNode;
  help?: ReactNode;
};

type Props = FieldTexts & {
  /** The control's id; the message gets `${id}-message`. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

export const messageId = (id: string) => `${id}-message`;

type OwnAttributes = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/** The attributes that connect a control to its field: `id` for the label, ARIA for its message and state. */
export function useControl(own: OwnAttributes, { isRequired, error, ok, help }: FieldTexts) {
  const newId = useId();
  const id = own.id ?? newId;
  const hasMessage = Boolean(error || ok || help);
  return {
    id,
    'aria-required': isRequired || undefined,
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': cx(own['aria-describedby'], hasMessage && messageId(id)) || undefined,
  };
}

/** Label above, control, one message below: the shell of every form control. */
export function Field({ id, label, isLabelHidden, isRequired, error, ok, help, className, children }: Props) {
  return (
    <div className={cx(styles.field, className)}>
      {label && (
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
          {label}
          {isRequired && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
      )}
      {children}
      <div id={messageId(id)} aria-live="polite">
        {error ? (
          <p className={cx(styles.message, styles.error)}>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {error}
          </p>
        ) : ok ? (
          <p className={cx(styles.message, styles.ok)}>
            <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            {ok}
          </p>
        ) : (
          help && <p className={styles.message}>{help}</p>
        )}
      </div>
    </div>
  );
}
