import { CartLink } from '../../components/cart-link.tsx';
import { MallLink } from '../../components/mall-link.tsx';
import { ChatSlot } from '../../features/chatbot/parts/chat-slot.tsx';
import { homeBelowMall } from '../../lib/landing.ts';
import { useMall } from '../../lib/mall-context.tsx';
import { useIsSignedIn } from '../../lib/use-is-signed-in.ts';
import { Logo } from '../common/logo.tsx';
import styles from './top-bar.module.css';

/** The bar of the home: the mall's mark, and the basket, or the way in for a visitor. */
export function TopBar() {
  const openMall = useMall();
  const isSignedIn = useIsSignedIn();
  return (
    <header className={styles.bar}>
      <MallLink to={homeBelowMall(openMall)} aria-label={`${openMall.mall.name} 홈`}>
        <Logo size="mobile" />
      </MallLink>
      <span className={styles.tools}>
        <ChatSlot />
        {isSignedIn ? (
          <CartLink />
        ) : (
          <MallLink className={styles.signIn} to="/login">
            로그인
          </MallLink>
        )}
      </span>
    </header>
  );
}
