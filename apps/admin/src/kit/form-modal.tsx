import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { type AnyForm, Form } from './form/form.tsx';
import { Modal } from './overlay/modal.tsx';

type Props = {
  form: AnyForm;
  title: string;
  /** Grey, beside the title. */
  note?: string;
  /** On the button. */
  verb: string;
  isDanger?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A short form over the screen, sent by its button or by the keyboard. */
export const FormModal = ({ form, title, note, verb, isDanger, onClose, children }: Props) => (
  <Modal
    isOpen
    onClose={onClose}
    title={title}
    note={note}
    footer={
      <>
        <Button onClick={onClose}>취소</Button>
        <Button
          type="submit"
          form={form.id}
          variant={isDanger ? 'danger' : 'primary'}
          keys="mod+enter"
          isBusy={form.isSending}
        >
          {verb}
        </Button>
      </>
    }
  >
    <Form form={form} asksBeforeLeaving={false}>
      {children}
    </Form>
  </Modal>
);
