import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import type { AnyForm } from '../../../lib/form/use-mall-form.ts';
import styles from './step-form.module.css';

type Props = {
  readonly title: string;
  readonly hint?: string;
  readonly form: AnyForm;
  readonly children: ReactNode;
};

/** A step: its heading, its fields and its buttons. */
export function StepForm({ title, hint, form, children }: Props) {
  return (
    <form className={styles.form} {...form.props}>
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
