import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ChatWindow } from '../parts/chat-window.tsx';
import styles from './floating-chat.module.css';

/** The chat over the page, which stays usable. */
export function FloatingChat({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus({ preventScroll: true }), []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <dialog open className={styles.window} aria-label="챗봇 상담" onKeyDown={closeOnEscape}>
      <Row align="center" justify="between" className={styles.head}>
        <Text as="h2" size={16} weight="bold">
          챗봇 상담
        </Text>
        <button ref={closeButton} type="button" aria-label="닫기" onClick={onClose}>
          <X aria-hidden />
        </button>
      </Row>
      <ChatWindow />
    </dialog>
  );
}
