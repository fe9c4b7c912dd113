import { showsCart, showsMyShop, showsSearch } from '@mall/domain/access-matrix';
import Heart from 'lucide-react/icons/heart';
import UserRound from 'lucide-react/icons/user-round';
import { MallLink } from '../../components/link/mall-link.tsx';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { ChatSlot } from '../../components/page/chat-slot.tsx';
import { CartLink } from '../../entities/cart/cart-link.tsx';
import { SearchBox } from '../../features/search/desktop/search-box.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../lib/routing/landing.ts';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { Logo } from '../common/logo.tsx';
import { SkipToProducts } from '../common/skip-to-products.tsx';
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
        {isSignedIn && showsSearch(mall) ? (
          <div>
            <SearchBox />
            <SkipToProducts />
          </div>
        ) : (
          <span />
        )}
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
