import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChatSlot } from '../../features/chatbot/parts/chat-slot.tsx';
import styles from './mobile-simple.module.css';
import { useGoBack } from './use-go-back.ts';

/** The simple layout: a way back and nothing else. */
export function MobileSimple({ children }: { children: ReactNode }) {
  const goBack = useGoBack('/intro');
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <button type="button" aria-label="뒤로" onClick={goBack}>
          <ChevronLeft aria-hidden />
        </button>
        <ChatSlot />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
