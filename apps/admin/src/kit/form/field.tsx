import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** Beside the label: that the field is optional, or a link. */
  note?: ReactNode;
  help?: ReactNode;
  /** What is wrong and what to do; replaces the help. */
  error?: ReactNode;
};

type Props = FieldTexts & {
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** A label above the control, and one message below. */
export function Field({ label, isLabelHidden, note, help, error, children }: Props) {
  const id = useId();
  const hasMessage = Boolean(error || help);
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.label}>
        <label htmlFor={id}>{label}</label>
        {note && <span>{note}</span>}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(error) || undefined,
        'aria-describedby': hasMessage ? `${id}-message` : undefined,
      })}
      <div id={`${id}-message`} aria-live="polite" hidden={!hasMessage}>
        {error ? (
          <p className={styles.error}>
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            {error}
          </p>
        ) : (
          <p className={styles.help}>{help}</p>
        )}
      </div>
    </div>
  );
}
