import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useChatbot } from '../model/use-chatbot.ts';
import { ChatButton } from '../parts/chat-button.tsx';
import { ChatWindow } from '../parts/chat-window.tsx';
import styles from './chatbot.module.css';

/** R2.23: the chat floats over the page, which stays usable; it stays open from page to page. */
export function Chatbot() {
  const { isShown, isOpen, toggle, close } = useChatbot();
  const button = useRef<HTMLButtonElement>(null);
  if (!isShown) return null;
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <>
      <ChatButton ref={button} isOpen={isOpen} onPress={toggle} />
      {isOpen && <FloatingWindow onClose={leave} />}
    </>
  );
}

function FloatingWindow({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus({ preventScroll: true }), []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <dialog open className={styles.window} aria-label="챗봇 상담" onKeyDown={closeOnEscape}>
      <header className={styles.head}>
        <h2>챗봇 상담</h2>
        <button ref={closeButton} type="button" aria-label="닫기" onClick={onClose}>
          <X aria-hidden />
        </button>
      </header>
      <ChatWindow />
    </dialog>
  );
}
