import { X } from 'lucide-react';
import { SlideUp } from '../../../components/slide-up.tsx';
import { useCloseOnNavigation } from '../../../lib/use-close-on-navigation.ts';
import { useChatbot } from '../model/use-chatbot.ts';
import { ChatButton } from '../parts/chat-button.tsx';
import { ChatWindow } from '../parts/chat-window.tsx';
import styles from './chatbot.module.css';

/** R2.23: the chat takes the whole screen of a phone, and the way back closes it. */
export function Chatbot() {
  const { isShown, isOpen, toggle, close } = useChatbot();
  useCloseOnNavigation(close);
  if (!isShown) return null;
  return (
    <>
      <ChatButton isOpen={isOpen} onPress={toggle} />
      <SlideUp isOpen={isOpen} onClose={close} label="챗봇 상담">
        <header className={styles.head}>
          <h2>챗봇 상담</h2>
          <button type="button" aria-label="닫기" onClick={close}>
            <X aria-hidden />
          </button>
        </header>
        <ChatWindow />
      </SlideUp>
    </>
  );
}
