import { boardType } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/layout';
import { accessTo } from '@mall/domain/access-matrix';
import { boardLink, faqLink, specialSaleListLink } from '@mall/domain/menu-links';
import { ChevronRight } from 'lucide-react';
import { MallLink } from '../../components/mall-link.tsx';
import { usePromotions } from '../../features/layout/model/use-promotions.ts';
import { useMall } from '../../lib/mall-context.tsx';
import { useScrollLock } from '../../lib/use-scroll-lock.ts';
import styles from './all-menu.module.css';
import { AllMenuGroup } from './all-menu-group.tsx';
import { AllMenuPromotion } from './all-menu-promotion.tsx';

/** The panel ends where the window does, wherever the header stands; its own scrolling shows the rest. */
function endWithWindow(panel: HTMLElement | null): void {
  if (panel) panel.style.maxHeight = `calc(100dvh - ${panel.getBoundingClientRect().top}px)`;
}

/** Every category with its sub-categories, five in a row. */
export function AllMenu({ items }: { items: readonly MenuItem[] }) {
  const [promotion] = usePromotions();
  useScrollLock(true);
  return (
    <nav ref={endWithWindow} className={styles.panel} aria-label="전체메뉴">
      <div className={styles.inner}>
        <div className={styles.groups}>
          {items.map((item) => (
            <AllMenuGroup key={item.categoryNo} item={item} />
          ))}
        </div>
        <div className={styles.side}>
          {promotion && <AllMenuPromotion promotion={promotion} />}
          <SideLinks />
        </div>
      </div>
    </nav>
  );
}

function SideLinks() {
  const { mall, device } = useMall();
  const visit = { salesType: mall.salesType, isLoginOpen: mall.isLoginOpen, isSignedIn: true, device };
  const links = [
    ...(accessTo('specialSale', visit) === 'open' ? [{ to: specialSaleListLink, label: '타임특가' }] : []),
    { to: boardLink(boardType.notice, device), label: '공지사항' },
    { to: boardLink(boardType.mdReview, device), label: 'MD 리뷰' },
    ...(accessTo('myShop', visit) === 'open' ? [{ to: faqLink(device), label: '자주 묻는 질문' }] : []),
  ];
  return links.map(({ to, label }) => (
    <MallLink key={to} to={to} className={styles.line}>
      {label}
      <ChevronRight aria-hidden />
    </MallLink>
  ));
}
