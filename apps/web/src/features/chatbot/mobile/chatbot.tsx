import { lazy, Suspense, useState } from 'react';
import { useChatbot } from '../model/use-chatbot.ts';
import { ChatButton } from '../parts/chat-button.tsx';

const ChatScreen = lazy(() => import('./chat-screen.tsx').then((module) => ({ default: module.ChatScreen })));

/** R2.23: the chat takes the whole screen of a phone; it is fetched when it is first opened. */
export function Chatbot() {
  const { isShown, isOpen, toggle, close } = useChatbot();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isShown) return null;
  return (
    <>
      <ChatButton isOpen={isOpen} onPress={toggle} />
      {wasOpened && (
        <Suspense fallback={null}>
          <ChatScreen isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
