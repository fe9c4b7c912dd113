import { Outlet } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { ChatSlot } from '../../components/page/chat-slot.tsx';
import { useGoBack } from '../../lib/routing/use-go-back.ts';
import styles from './mobile-simple.module.css';

/** The simple layout around its page. */
export const SimpleLayout = () => (
  <MobileSimple>
    <Outlet />
  </MobileSimple>
);

/** The simple layout: only a back button. */
export function MobileSimple({ children }: { children: ReactNode }) {
  const goBack = useGoBack({ screen: 'intro' });
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
