import type { ReactNode } from 'react';
import styles from './step-form.module.css';

type Props = {
  readonly title: string;
  readonly hint?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A step: what it is about, its fields and its buttons. */
export function StepForm({ title, hint, onSubmit, children }: Props) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <header>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
      </header>
      {children}
    </form>
  );
}
