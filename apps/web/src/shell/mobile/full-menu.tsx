import { accessTo, hasOwnAccount, showsCart, showsCategoryBar, showsMyShop } from '@mall/domain/access-matrix';
import {
  addressBookLink,
  memberInfoLink,
  myShopLink,
  orderListLink,
  questionListLink,
  wishlistLink,
} from '@mall/domain/menu-links';
import { Heart, MapPin, MessageCircle, Package, SquareArrowOutUpRight, UserRound, UserRoundCog, X } from 'lucide-react';
import { CartLink } from '../../components/cart-link.tsx';
import { MallLink } from '../../components/mall-link.tsx';
import { useMall } from '../../lib/mall-context.tsx';
import { useIsSignedIn } from '../../lib/use-is-signed-in.ts';
import { openLookup } from '../common/open-lookup.ts';
import { useUserBar } from '../common/use-user-bar.ts';
import styles from './full-menu.module.css';
import { FullMenuGreeting } from './full-menu-greeting.tsx';
import { FullMenuGrid } from './full-menu-grid.tsx';
import { FullMenuTiles } from './full-menu-tiles.tsx';

/** R2.21: member shortcuts, the category grid, FAQ and notices. */
export function FullMenu({ onClose }: { onClose: () => void }) {
  const { mall, device } = useMall();
  const isSignedIn = useIsSignedIn();
  const visit = { salesType: mall.salesType, isLoginOpen: mall.isLoginOpen, isSignedIn, device };
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
        <FullMenuTiles
          hasFaq={accessTo('myShop', visit) !== 'notFound'}
          hasSales={accessTo('specialSale', visit) !== 'notFound'}
        />
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
      <MallLink to={myShopLink('mobile')}>
        <UserRound aria-hidden />
        My Shop
      </MallLink>
      <MallLink to={wishlistLink('mobile')}>
        <Heart aria-hidden />찜
      </MallLink>
    </>
  );
}

function AccountLinks() {
  const { mall } = useMall();
  return (
    <>
      {!showsMyShop(mall) && (
        <MallLink to={orderListLink('mobile')}>
          <Package aria-hidden />
          주문조회
        </MallLink>
      )}
      <MallLink to={questionListLink('mobile')}>
        <MessageCircle aria-hidden />
        1:1 문의
      </MallLink>
      <MallLink to={addressBookLink('mobile')}>
        <MapPin aria-hidden />
        배송지
      </MallLink>
      <MallLink to={memberInfoLink('mobile')}>
        <UserRoundCog aria-hidden />
        정보변경
      </MallLink>
    </>
  );
}
