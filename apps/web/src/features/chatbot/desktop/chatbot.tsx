import { lazy, Suspense, useRef } from 'react';
import { useChatbot } from '../model/use-chatbot.ts';
import { ChatButton } from '../parts/chat-button.tsx';

const FloatingChat = lazy(() => import('./floating-chat.tsx').then((module) => ({ default: module.FloatingChat })));

/** R2.23: the chat floats over the page and stays open from page to page. */
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
      {isOpen && (
        <Suspense fallback={null}>
          <FloatingChat onClose={leave} />
        </Suspense>
      )}
    </>
  );
}
