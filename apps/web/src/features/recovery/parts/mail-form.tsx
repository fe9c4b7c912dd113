import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { type ComponentPropsWithRef, type FormEvent, useState } from 'react';
import { Complaint } from '../../../components/complaint.tsx';
import styles from './recovery.module.css';

type Field<Name extends string> = { name: Name; label: string } & Pick<
  ComponentPropsWithRef<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
>;

type Props<Name extends string> = {
  fields: readonly Field<Name>[];
  complaintsOf: (form: Record<Name, string>) => Partial<Record<Name, string>>;
  onSend: (form: Record<Name, string>) => void;
  /** What the server made of it. */
  failure: string | null;
  isSending: boolean;
  submitLabel: string;
};

/** Two fields and a button that sends a mail. */
export function MailForm<Name extends string>(props: Props<Name>) {
  const { fields, complaintsOf, onSend, failure, isSending, submitLabel } = props;
  const [complaints, setComplaints] = useState<Partial<Record<Name, string>>>({});
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const form = Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '')])) as Record<
      Name,
      string
    >;
    const found = complaintsOf(form);
    setComplaints(found);
    const first = fields.find(({ name }) => found[name]);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
    else if (!isSending) onSend(form);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          size="lg"
          error={complaints[field.name]}
          onInput={() => setComplaints((known) => ({ ...known, [field.name]: undefined }))}
        />
      ))}
      <Complaint isAnnounced>{failure}</Complaint>
      <Button type="submit" variant="primary" size="xl" block isLoading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
