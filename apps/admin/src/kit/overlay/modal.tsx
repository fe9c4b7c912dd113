import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button.tsx';
import styles from './overlay.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Grey, beside the title. */
  note?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** False when an answer is required. */
  isClosable?: boolean;
};

/** A dialog over everything, for decisions that must be made first. */
export function Modal({ isOpen, onClose, title, note, children, footer, size = 'md', isClosable = true }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  /** Focuses the first field, or else the dialog itself, so that Enter presses nothing. */
  const firstField = () => popup.current?.querySelector<HTMLElement>('input, textarea, select') ?? popup.current;
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={!isClosable}
      onOpenChange={(_, details) => {
        if (isClosable) onClose();
        else details.cancel();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup ref={popup} className={styles.modal} data-size={size} data-modal="" initialFocus={firstField}>
          <div className={styles.modalHead}>
            <Dialog.Title className={styles.modalTitle}>{title}</Dialog.Title>
            {note && <span className={styles.note}>{note}</span>}
            {isClosable && <Dialog.Close render={<IconButton icon={X} label="닫기" />} className={styles.close} />}
          </div>
          <div className={styles.modalBody}>{children}</div>
          {footer && <div className={styles.modalFoot}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
