import { useState } from 'react';
import { Later } from '../../../components/panel/later.tsx';
import { useChatbot } from '../model/use-chatbot.ts';
import { ChatButton } from '../parts/chat-button.tsx';

const fetchChat = () => import('./chat-screen.tsx');

/** R2.23: the chat fills the whole screen of a phone; it is loaded when it is first opened. */
export function Chatbot({ slot }: { slot: HTMLElement | null }) {
  const { isShown, isOpen, toggle, close } = useChatbot();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isShown) return null;
  const forget = () => {
    close();
    setWasOpened(false);
  };
  return (
    <>
      <ChatButton slot={slot} isOpen={isOpen} onClick={toggle} />
      {wasOpened && (
        <Later name="chat" fetchPart={fetchChat} onMissing={forget}>
          {({ ChatScreen }) => <ChatScreen isOpen={isOpen} onClose={close} />}
        </Later>
      )}
    </>
  );
}
