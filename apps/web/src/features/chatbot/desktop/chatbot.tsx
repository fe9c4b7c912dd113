import { useRef } from 'react';
import { Later } from '../../../components/panel/later.tsx';
import { useChatbot } from '../model/use-chatbot.ts';
import { ChatButton } from '../parts/chat-button.tsx';

const fetchChat = () => import('./floating-chat.tsx');

/** R2.23: the chat floats over the page and stays open from page to page. */
export function Chatbot({ slot }: { slot: HTMLElement | null }) {
  const { isShown, isOpen, toggle, close } = useChatbot();
  const button = useRef<HTMLButtonElement>(null);
  if (!isShown) return null;
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <>
      <ChatButton ref={button} slot={slot} isOpen={isOpen} onClick={toggle} />
      {isOpen && (
        <Later name="chat" fetchPart={fetchChat} onMissing={close}>
          {({ FloatingChat }) => <FloatingChat onClose={leave} />}
        </Later>
      )}
    </>
  );
}
