import { type ReactNode, useState } from 'react';
import { errorText, isOfficeError } from '../lib/office-error.ts';
import { Button } from './button.tsx';
import { TextArea } from './form/controls.tsx';
import { Modal } from './overlay/modal.tsx';
import styles from './reason-modal.module.css';

type Props = {
  title: string;
  /** What will happen, in words. */
  consequence: ReactNode;
  /** On the button. */
  verb: string;
  isDanger?: boolean;
  /** Who reads the words: the audit alone unless said. */
  help?: string;
  mostLetters?: number;
  children?: ReactNode;
  onClose: () => void;
  send: (reason: string) => Promise<unknown>;
};

/** Does what wants a reason. */
export function ReasonModal(props: Props) {
  const {
    title,
    consequence,
    verb,
    isDanger,
    help = '변경 이력에 남아요.',
    mostLetters = 300,
    children,
    onClose,
    send,
  } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (reason.trim() === '') return setError('사유를 적어 주세요.');
    setBusy(true);
    try {
      await send(reason.trim());
      onClose();
    } catch (cause) {
      setError(isOfficeError(cause) ? (cause.fieldErrors[0]?.message ?? errorText(cause)) : errorText(cause));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            keys="mod+enter"
            isBusy={isBusy}
            onClick={() => void submit()}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        <p className={styles.quiet}>{consequence}</p>
        <TextArea
          label="사유"
          rows={3}
          maxLength={mostLetters}
          value={reason}
          error={error}
          help={help}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}
