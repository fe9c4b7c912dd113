import { type ComponentType, createContext, type ReactNode, type RefCallback, useContext, useState } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import styles from './chat-slot.module.css';

/** Takes the element of the bar on the current page, or null when its page has none. */
const ChatSlotContext = createContext<RefCallback<HTMLElement>>(() => {});

/**
 * Room in a sticky bar for the chatbot's button. A button that floats over a page covers prices, fields and buttons sooner or
 * later; in a bar it covers nothing. The room is reserved from the first paint on, so that the bar's other icons stay in place.
 */
export function ChatSlot() {
  const setSlot = useContext(ChatSlotContext);
  const { chatbotUrl } = useMall();
  if (chatbotUrl === undefined) return null;
  return <span ref={setSlot} className={styles.slot} />;
}

type Props = { chatbot: ComponentType<{ slot: HTMLElement | null }>; children: ReactNode };

/** Leads the chatbot's button into the slot of whatever page is shown. */
export function ChatSlotProvider({ chatbot: Chatbot, children }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <ChatSlotContext value={setSlot}>
      {children}
      <Chatbot slot={slot} />
    </ChatSlotContext>
  );
}
