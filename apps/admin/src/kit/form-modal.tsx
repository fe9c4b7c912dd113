import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { type AnyForm, Form } from './form/form.tsx';
import { SubmitButton } from './form/submit-button.tsx';
import { Modal } from './overlay/modal.tsx';

type Props = {
  form: AnyForm;
  title: string;
  /** Grey, beside the title. */
  note?: ReactNode;
  size?: 'lg';
  /** On the button. */
  verb: string;
  isDanger?: boolean;
  /** On the button that leaves without sending. */
  leave?: string;
  /** Asks before typed text is lost. */
  asksBeforeLeaving?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a modal, submitted by its button or by keyboard. */
export const FormModal = ({
  form,
  title,
  note,
  size,
  verb,
  isDanger,
  leave = '취소',
  asksBeforeLeaving = false,
  onClose,
  children,
}: Props) => (
  <Modal
    isOpen
    onClose={onClose}
    title={title}
    note={note}
    size={size}
    footer={
      <>
        <Button onClick={onClose}>{leave}</Button>
        <SubmitButton form={form} variant={isDanger ? 'danger' : 'primary'} keys="mod+enter">
          {verb}
        </SubmitButton>
      </>
    }
  >
    <Form form={form} asksBeforeLeaving={asksBeforeLeaving}>
      {children}
    </Form>
  </Modal>
);
