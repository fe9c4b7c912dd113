import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './modal.module.css';
import { areBothClosed, cameFromAlert } from './overlay-events.ts';
import { useFinalFocus } from './use-final-focus.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Beside the title, such as a button that resets the choices. */
  action?: ReactNode;
  /** Buttons; they share the width. */
  footer?: ReactNode;
  /** False for mandatory notices: no close button, no Esc, no click outside. */
  isClosable?: boolean;
  size?: 'md' | 'lg' | 'xl';
};

export const Modal = memo(function Modal({ isOpen, onClose, title, isClosable = true, size = 'md', ...parts }: Props) {
  const { action, children, footer } = parts;
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={!isClosable}
      onOpenChange={(_, details) => {
        if (isClosable && !cameFromAlert(details.event)) onClose();
        else details.cancel();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Popup className={cx(styles.popup, styles[size])}>
            {/* No header and footer elements: while the modal closes they would be landmarks of the page beside its own. */}
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {action}
              {isClosable && (
                <Dialog.Close className={styles.close} aria-label="닫기">
                  <X size={22} strokeWidth={1.75} aria-hidden="true" />
                </Dialog.Close>
              )}
            </div>
            <Dialog.Description className={styles.body} render={<div />}>
              {children}
            </Dialog.Description>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}, areBothClosed);

/** Mounts with the modal. */
function Popup(props: ComponentProps<typeof Dialog.Popup>) {
  return <Dialog.Popup {...props} finalFocus={useFinalFocus()} />;
}
