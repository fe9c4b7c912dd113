import X from 'lucide-react/icons/x';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ChatSlot } from '../../../components/page/chat-slot.tsx';
import styles from '../../../components/page/top-bar.module.css';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';

/** The bar of a final page: no back button, only a button that leaves. */
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
