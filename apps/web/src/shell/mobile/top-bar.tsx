import { CartLink } from '../../components/cart-link.tsx';
import { ChatSlot } from '../../components/chat-slot.tsx';
import { MallLink } from '../../components/mall-link.tsx';
import { ScreenLink } from '../../components/screen-link.tsx';
import styles from '../../components/top-bar.module.css';
import { homeBelowMall } from '../../lib/landing.ts';
import { useMall } from '../../lib/mall-context.tsx';
import { useIsSignedIn } from '../../lib/use-is-signed-in.ts';
import { Logo } from '../common/logo.tsx';

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
          <ScreenLink className={styles.signIn} screen="login">
            로그인
          </ScreenLink>
        )}
      </span>
    </header>
  );
}
