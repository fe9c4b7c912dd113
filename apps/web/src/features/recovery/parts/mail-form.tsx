import { Button } from '@mall/ui/button';
import type { ReactNode } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import type { AnyForm } from '../../../lib/form/use-mall-form.ts';
import styles from './recovery.module.css';

type Props = {
  form: AnyForm;
  submitLabel: string;
  children: ReactNode;
};

/** Its fields, and a button that sends a mail. */
export function MailForm({ form, submitLabel, children }: Props) {
  return (
    <form className={styles.form} {...form.props}>
      {children}
      <ErrorText isAnnounced>{form.failure}</ErrorText>
      <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
