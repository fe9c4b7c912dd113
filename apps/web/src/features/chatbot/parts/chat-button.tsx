import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import styles from './chat-button.module.css';

type Props = {
  isOpen: boolean;
  /** The page's slot for it in a bar; without one it floats in the corner. */
  slot: HTMLElement | null;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** R2.23: the button of the chatbot, fixed on every page. */
export function ChatButton({ isOpen, slot, onClick, ref }: Props) {
  const button = (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-in-bar={slot ? '' : undefined}
      aria-label="챗봇 상담"
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {isOpen ? <X aria-hidden /> : <MessageCircleMore aria-hidden />}
      <span className={styles.label} aria-hidden="true">
        상담
      </span>
    </button>
  );
  return slot ? createPortal(button, slot) : button;
}
