import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/form/controls.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { errorText, isOfficeError } from '../../lib/office-error.ts';
import styles from './staff.module.css';

type Props = {
  title: string;
  /** What will happen, in words. */
  consequence: ReactNode;
  /** On the button. */
  verb: string;
  isDanger?: boolean;
  children?: ReactNode;
  onClose: () => void;
  send: (reason: string) => Promise<unknown>;
};

/** Does what wants a reason, which stays in the audit. */
export function ReasonModal({ title, consequence, verb, isDanger, children, onClose, send }: Props) {
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
          maxLength={300}
          value={reason}
          error={error}
          help="변경 이력에 남아요."
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}
