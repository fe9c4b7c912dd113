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
  /** Buttons, the one that goes on last. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** False for what has to be answered. */
  isClosable?: boolean;
};

/** A dialog over everything, for what has to be decided before one goes on. */
export function Modal({ isOpen, onClose, title, note, children, footer, size = 'md', isClosable = true }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  /** The first field; where there is none, the dialog itself, so that Enter presses nothing. */
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
