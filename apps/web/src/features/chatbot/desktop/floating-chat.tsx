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
      <div className={styles.head}>
        <h2>챗봇 상담</h2>
        <button ref={closeButton} type="button" aria-label="닫기" onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      <ChatWindow />
    </dialog>
  );
}
