import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../lib/routing/landing.ts';
import { useGoBack } from '../../lib/routing/use-go-back.ts';
import { ChatSlot } from './chat-slot.tsx';
import styles from './top-bar.module.css';

type Props = { title: string; children?: ReactNode };

/** The bar of a page below the home: back, the page's heading, and the page's own buttons. */
export function PageTopBar({ title, children }: Props) {
  const goBack = useGoBack(homeBelowMall(useMall()));
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} aria-label="뒤로" onClick={goBack}>
        <ChevronLeft aria-hidden />
      </button>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.tools}>
        <ChatSlot />
        {children}
      </span>
    </header>
  );
}
