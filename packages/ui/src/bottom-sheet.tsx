import { Drawer } from '@base-ui/react/drawer';
import { type ComponentProps, memo, type ReactNode } from 'react';
import styles from './bottom-sheet.module.css';
import { areBothClosed, cameFromAlert } from './overlay-events.ts';
import { useFinalFocus } from './use-final-focus.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Beside the title, such as a button that resets the choices. */
  action?: ReactNode;
  /** Buttons below the scrolling part; they share the width. */
  footer?: ReactNode;
  /** False for mandatory notices: neither a drag, nor Esc, nor a click outside closes it. */
  isClosable?: boolean;
};

/**
 * Replaces a modal on a phone: a panel that slides up from the bottom, at most nine tenths of the screen. A drag down, a click on the
 * backdrop and Esc close it, and focus returns to where it was.
 */
export const BottomSheet = memo(function BottomSheet({ isOpen, onClose, title, isClosable = true, ...parts }: Props) {
  const { action, children, footer } = parts;
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(_, details) => {
        if (!isClosable || cameFromAlert(details.event)) details.cancel();
        else onClose();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Popup className={styles.sheet}>
            {isClosable && <div className={styles.handle} aria-hidden="true" />}
            <div className={styles.head}>
              <Drawer.Title className={styles.title}>{title}</Drawer.Title>
              {action}
            </div>
            <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            {footer && <div className={styles.footer}>{footer}</div>}
            {isClosable && <Drawer.Close className="visually-hidden">닫기</Drawer.Close>}
          </Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}, areBothClosed);

/** Mounts with the sheet. */
function Popup(props: ComponentProps<typeof Drawer.Popup>) {
  return <Drawer.Popup {...props} finalFocus={useFinalFocus()} />;
}
