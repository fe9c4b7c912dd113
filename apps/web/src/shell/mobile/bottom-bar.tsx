import { showsMyShop, showsSearch } from '@mall/domain/access-matrix';
import { myShopLink, wishlistLink } from '@mall/domain/menu-links';
import { useLocation } from '@tanstack/react-router';
import { ArrowLeft, Heart, House, Menu, Search, UserRound } from 'lucide-react';
import { MallLink } from '../../components/mall-link.tsx';
import { homeBelowMall } from '../../lib/landing.ts';
import { useMall } from '../../lib/mall-context.tsx';
import { useIsSignedIn } from '../../lib/use-is-signed-in.ts';
import styles from './bottom-bar.module.css';
import { useGoBack } from './use-go-back.ts';

export type OpenPanel = 'menu' | 'search' | null;
type Props = { openPanel: OpenPanel; onPanel: (panel: OpenPanel) => void };

const useIsAt = (path: string): boolean => useLocation({ select: ({ pathname }) => pathname.endsWith(path) });

const panelState = (isOpen: boolean) => ({ 'aria-expanded': isOpen, 'data-on': isOpen || undefined });

/** 뒤로 · 메뉴 · 검색 · 홈 · My Shop · 찜; what a mall or a visitor does not have is left out (R1.06, R6.02). */
export function BottomBar({ openPanel, onPanel }: Props) {
  const openMall = useMall();
  const { mall } = openMall;
  const goBack = useGoBack(homeBelowMall(openMall));
  const isSignedIn = useIsSignedIn();
  const isHome = useIsAt(homeBelowMall(openMall)) && openPanel === null;
  const toggle = (panel: OpenPanel) => onPanel(openPanel === panel ? null : panel);
  return (
    <nav className={styles.bar} aria-label="하단 메뉴">
      <button type="button" onClick={goBack}>
        <ArrowLeft aria-hidden />
        뒤로
      </button>
      <button type="button" {...panelState(openPanel === 'menu')} onClick={() => toggle('menu')}>
        <Menu aria-hidden />
        메뉴
      </button>
      {/* R2.24: search is for members. */}
      {isSignedIn && showsSearch(mall) && (
        <button type="button" {...panelState(openPanel === 'search')} onClick={() => toggle('search')}>
          <Search aria-hidden />
          검색
        </button>
      )}
      <MallLink to={homeBelowMall(openMall)} data-on={isHome || undefined}>
        <House aria-hidden />홈
      </MallLink>
      {showsMyShop(mall) && <MemberLinks isPanelOpen={openPanel !== null} />}
    </nav>
  );
}

function MemberLinks({ isPanelOpen }: { isPanelOpen: boolean }) {
  const [myShop, wishlist] = [myShopLink('mobile'), wishlistLink('mobile')];
  const isAtMyShop = useIsAt(myShop) && !isPanelOpen;
  const isAtWishlist = useIsAt(wishlist) && !isPanelOpen;
  return (
    <>
      <MallLink to={myShop} data-on={isAtMyShop || undefined}>
        <UserRound aria-hidden />
        My Shop
      </MallLink>
      <MallLink to={wishlist} data-on={isAtWishlist || undefined}>
        <Heart aria-hidden />찜
      </MallLink>
    </>
  );
}
