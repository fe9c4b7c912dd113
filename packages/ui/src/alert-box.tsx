import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './alert-box.module.css';
import { Button } from './button.tsx';
import { alertMark } from './overlay-events.ts';

type Props = {
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string | undefined;
  onDecide: (isConfirmed: boolean) => void;
};

/** The browser's own modal dialog: it is above every other layer and adds nothing to the first load. */
export function AlertBox({ title, message, confirmLabel, cancelLabel, onDecide }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Opened before the first paint: until then it is not a dialog.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const close = (value: string) => dialogRef.current?.close(value);
  return createPortal(
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onClose={(event) => onDecide(event.currentTarget.returnValue === 'confirm')}
      {...{ [alertMark]: '' }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-message`} className={styles.message}>
        {message}
      </div>
      <div className={styles.buttons}>
        {cancelLabel && (
          <Button variant="line" onClick={() => close('cancel')}>
            {cancelLabel}
          </Button>
        )}
        <Button variant="primary" autoFocus onClick={() => close('confirm')}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
