import { Text } from '@mall/ui/text';
import { type ReactNode, useRef } from 'react';
import { useFocusOnWrong } from '../../../lib/use-focus-on-wrong.ts';
import styles from './step-form.module.css';

type Props = {
  readonly title: string;
  readonly hint?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A step: what it is about, its fields and its buttons. Sent with something wrong, it leads to the first of it. */
export function StepForm({ title, hint, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const leadToWrong = useFocusOnWrong(form);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        leadToWrong();
      }}
    >
      <header>
        <Text as="h2" variant="section">
          {title}
        </Text>
        {hint && <p>{hint}</p>}
      </header>
      {children}
    </form>
  );
}
