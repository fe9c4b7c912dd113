import { hasOwnAccount, isThere, showsCart, showsCategoryBar, showsMyShop } from '@mall/domain/access-matrix';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import X from 'lucide-react/icons/x';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { CartLink } from '../../entities/cart/cart-link.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { openLookup } from '../common/open-lookup.ts';
import { useUserBar } from '../common/use-user-bar.ts';
import styles from './full-menu.module.css';
import { FullMenuGreeting } from './full-menu-greeting.tsx';
import { FullMenuGrid } from './full-menu-grid.tsx';
import { FullMenuTiles } from './full-menu-tiles.tsx';

/** R2.21: member shortcuts, the category grid, FAQ and notices. */
export function FullMenu({ onClose }: { onClose: () => void }) {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <header className={styles.top}>
        <h2>전체 메뉴</h2>
        <button type="button" aria-label="닫기" onClick={onClose}>
          <X aria-hidden />
        </button>
      </header>
      <div className={styles.body}>
        <FullMenuGreeting />
        {isSignedIn && (hasOwnAccount(mall) || showsCart(mall)) && <Shortcuts />}
        {showsCategoryBar(mall) && <FullMenuGrid />}
        <FullMenuTiles hasFaq={isThere('faq', mall)} hasSales={isThere('saleList', mall)} />
      </div>
    </>
  );
}

function Shortcuts() {
  const { mall } = useMall();
  const { lookupUrl } = useUserBar();
  return (
    <nav className={styles.shortcuts} aria-label="내 메뉴">
      {showsMyShop(mall) && <MyShopLinks />}
      {showsCart(mall) && <CartLink label="장바구니" />}
      {hasOwnAccount(mall) && <AccountLinks />}
      {lookupUrl && (
        <button type="button" title="새 창" onClick={() => openLookup(lookupUrl)}>
          <SquareArrowOutUpRight aria-hidden />
          T-GATE 조회
        </button>
      )}
    </nav>
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

function AccountLinks() {
  const { mall } = useMall();
  return (
    <>
      {!showsMyShop(mall) && (
        <ScreenLink screen="orderList">
          <Package aria-hidden />
          주문조회
        </ScreenLink>
      )}
      <ScreenLink screen="questionList">
        <MessageCircle aria-hidden />
        1:1 문의
      </ScreenLink>
      <ScreenLink screen="addressBook">
        <MapPin aria-hidden />
        배송지
      </ScreenLink>
      <ScreenLink screen="memberInfo">
        <UserRoundCog aria-hidden />
        정보변경
      </ScreenLink>
    </>
  );
}
