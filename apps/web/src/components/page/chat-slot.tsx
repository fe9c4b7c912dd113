import { type ComponentType, createContext, type ReactNode, type RefCallback, useContext, useState } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import styles from './chat-slot.module.css';

/** Receives the element in the bar of the current page, or null when its page has none. */
const ChatSlotContext = createContext<RefCallback<HTMLElement>>(() => {});

/**
 * Room in a sticky bar for the chatbot's button. A button that floats over a page sooner or later covers prices, fields and buttons; in a
 * bar it covers nothing. The room is reserved from the first paint on, so that the bar's other icons do not move.
 */
export function ChatSlot() {
  const setSlot = useContext(ChatSlotContext);
  const { chatbotUrl } = useMall();
  if (chatbotUrl === undefined) return null;
  return <span ref={setSlot} className={styles.slot} />;
}

type Props = { chatbot: ComponentType<{ slot: HTMLElement | null }>; children: ReactNode };

/** Renders the chatbot's button into the slot of the current page. */
export function ChatSlotProvider({ chatbot: Chatbot, children }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <ChatSlotContext value={setSlot}>
      {children}
      <Chatbot slot={slot} />
    </ChatSlotContext>
  );
}
