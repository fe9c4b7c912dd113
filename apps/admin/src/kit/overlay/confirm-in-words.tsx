import { josa } from 'es-hangul';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../form/controls.tsx';
import { Modal } from './modal.tsx';
import styles from './overlay.module.css';

type Props = {
  /** A question that names the thing: `새길물류 임직원몰을 닫을까요?` */
  readonly title: string;
  /** What will happen, in plain words. */
  readonly children: ReactNode;
  /** A text to be typed exactly; for irreversible actions that affect many. */
  readonly name?: string;
  /** What the button does: `몰 닫기`. */
  readonly action: string;
  readonly onConfirm: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
};

/** Asks for confirmation of irreversible actions. Reversible ones happen at once, with a toast. */
export function ConfirmInWords({ title, children, name, action, onConfirm, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = name === undefined || typed.trim() === name;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    await onConfirm()?.catch(() => undefined);
    setBusy(false);
  };
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <form className={styles.confirm} onSubmit={submit}>
        <div>{children}</div>
        {name !== undefined && (
          <TextField
            label={`계속하려면 ‘${name}’${josa.pick(name, '을/를')} 그대로 적어 주세요`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <footer>
          <Button onClick={onClose}>그만두기</Button>
          <Button type="submit" variant="danger" disabled={!isReady} isBusy={isBusy}>
            {action}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
