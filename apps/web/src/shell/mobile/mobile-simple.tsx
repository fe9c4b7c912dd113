import { Outlet } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import styles from './mobile-simple.module.css';
import { useGoBack } from './use-go-back.ts';

/** The simple layout: a way back and nothing else. */
export function MobileSimple() {
  const goBack = useGoBack('/intro');
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <button type="button" aria-label="뒤로" onClick={goBack}>
          <ChevronLeft aria-hidden />
        </button>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
