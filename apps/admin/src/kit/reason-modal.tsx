import type { ReactNode } from 'react';
import { TextArea } from './form/controls.tsx';
import type { AnyForm } from './form/form.tsx';
import type { FormField } from './form/use-office-form.ts';
import { FormModal } from './form-modal.tsx';
import styles from './reason-modal.module.css';

type Props = {
  /** Over a body with a `reason`. */
  form: AnyForm & { readonly field: (name: 'reason') => FormField };
  title: string;
  /** What will happen, in words. */
  consequence: ReactNode;
  /** On the button. */
  verb: string;
  isDanger?: boolean;
  /** Who reads the reason; by default only the audit. */
  help?: string;
  /** The other fields. */
  children?: ReactNode;
  onClose: () => void;
};

/** A dialog for actions that need a reason. */
export function ReasonModal(props: Props) {
  const { form, title, consequence, verb, isDanger = false, help = '변경 이력에 남아요.', children, onClose } = props;
  return (
    <FormModal {...{ form, title, verb, isDanger, onClose }}>
      {children}
      <p className={styles.quiet}>{consequence}</p>
      <TextArea label="사유" rows={3} help={help} {...form.field('reason')} />
    </FormModal>
  );
}
