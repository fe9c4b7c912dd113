import { MallLink } from '../../components/link/mall-link.tsx';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { ChatSlot } from '../../components/page/chat-slot.tsx';
import styles from '../../components/page/top-bar.module.css';
import { CartLink } from '../../entities/cart/cart-link.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../lib/routing/landing.ts';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { Logo } from '../common/logo.tsx';

/** The bar of the home: the mall's logo, and the basket, or sign-in for a visitor. */
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
