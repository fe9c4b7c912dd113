import { MessageCircleMore, X } from 'lucide-react';
import type { Ref } from 'react';
import styles from './chat-button.module.css';

type Props = { isOpen: boolean; onPress: () => void; ref?: Ref<HTMLButtonElement> };

/** R2.23: stands in its corner on every page. */
export function ChatButton({ isOpen, onPress, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label="챗봇 상담"
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {isOpen ? <X aria-hidden /> : <MessageCircleMore aria-hidden />}
    </button>
  );
}
