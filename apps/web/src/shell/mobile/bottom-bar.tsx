import { showsMyShop, showsSearch } from '@mall/domain/access-matrix';
import type { ScreenName } from '@mall/domain/screens/screens';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../lib/routing/landing.ts';
import { useGoBack } from '../../lib/routing/use-go-back.ts';
import { useScreen } from '../../lib/routing/use-screen.ts';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import styles from './bottom-bar.module.css';

export type OpenPanel = 'menu' | 'search' | null;
type Props = { openPanel: OpenPanel; onPanel: (panel: OpenPanel) => void };

const panelState = (isOpen: boolean) => ({ 'aria-expanded': isOpen, 'data-on': isOpen || undefined });

/** 뒤로 · 메뉴 · 검색 · 홈 · My Shop · 찜; buttons that a mall or a visitor does not have are left out (R1.06, R6.02). */
export function BottomBar({ openPanel, onPanel }: Props) {
  const openMall = useMall();
  const { mall } = openMall;
  const goBack = useGoBack(homeBelowMall(openMall));
  const isSignedIn = useIsSignedIn();
  const home = homeBelowMall(openMall);
  const isHome = useScreen() === home.screen && openPanel === null;
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
      <ScreenLink {...home} data-on={isHome || undefined}>
        <House aria-hidden />홈
      </ScreenLink>
      {showsMyShop(mall) && <MemberLinks isPanelOpen={openPanel !== null} />}
    </nav>
  );
}

function MemberLinks({ isPanelOpen }: { isPanelOpen: boolean }) {
  const screen = useScreen();
  const isAt = (wanted: ScreenName) => (screen === wanted && !isPanelOpen) || undefined;
  return (
    <>
      <ScreenLink screen="myShop" data-on={isAt('myShop')}>
        <UserRound aria-hidden />
        My Shop
      </ScreenLink>
      <ScreenLink screen="wishlist" data-on={isAt('wishlist')}>
        <Heart aria-hidden />찜
      </ScreenLink>
    </>
  );
}
