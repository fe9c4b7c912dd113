import { showsCart, showsMyShop, showsSearch } from '@mall/domain/access-matrix';
import { Heart, UserRound } from 'lucide-react';
import { CartLink } from '../../components/cart-link.tsx';
import { ChatSlot } from '../../components/chat-slot.tsx';
import { MallLink } from '../../components/mall-link.tsx';
import { ScreenLink } from '../../components/screen-link.tsx';
import { SearchBox } from '../../features/search/desktop/search-box.tsx';
import { homeBelowMall } from '../../lib/landing.ts';
import { useMall } from '../../lib/mall-context.tsx';
import { useIsSignedIn } from '../../lib/use-is-signed-in.ts';
import { Logo } from '../common/logo.tsx';
import styles from './header.module.css';

export function Header() {
  const openMall = useMall();
  const { mall } = openMall;
  const isSignedIn = useIsSignedIn();
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <MallLink className={styles.logo} to={homeBelowMall(openMall)} aria-label={`${mall.name} 홈`}>
          <Logo />
        </MallLink>
        {isSignedIn && showsSearch(mall) ? <SearchBox /> : <span />}
        <span className={styles.side}>
          <ChatSlot />
          {isSignedIn && (showsMyShop(mall) || showsCart(mall)) && (
            <nav className={styles.icons} aria-label="내 쇼핑">
              {showsMyShop(mall) && <MyShopLinks />}
              <CartLink label="장바구니" />
            </nav>
          )}
        </span>
      </div>
    </header>
  );
}

function MyShopLinks() {
  return (
    <>
      <ScreenLink screen="myShop">
        <UserRound aria-hidden />
        My Shop
      </ScreenLink>
      <ScreenLink screen="wishlist">
        <Heart aria-hidden />찜
      </ScreenLink>
    </>
  );
}
