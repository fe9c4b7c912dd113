import { X } from 'lucide-react';
import { homeBelowMall } from '../lib/landing.ts';
import { useMall } from '../lib/mall-context.tsx';
import { ChatSlot } from './chat-slot.tsx';
import { MallLink } from './mall-link.tsx';
import styles from './top-bar.module.css';

/** The bar of a page that ends something: no way back, only out of it. */
export function ClosingTopBar({ title }: { title: string }) {
  const openMall = useMall();
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.tools}>
        <ChatSlot />
        <MallLink className={styles.close} to={homeBelowMall(openMall)} aria-label="닫기">
          <X aria-hidden />
        </MallLink>
      </span>
    </header>
  );
}
