import { boardType } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/shell';
import { isThere } from '@mall/domain/access-matrix';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { boardTarget } from '@mall/domain/screens/targets';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { usePromotions } from '../../features/layout/model/use-promotions.ts';
import { useScrollLock } from '../../lib/browser/use-scroll-lock.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import styles from './all-menu.module.css';
import { AllMenuGroup } from './all-menu-group.tsx';
import { AllMenuPromotion } from './all-menu-promotion.tsx';

/** The panel ends at the bottom of the window, wherever the header is; it scrolls by itself. */
function endWithWindow(panel: HTMLElement | null): void {
  if (panel) panel.style.maxHeight = `calc(100dvh - ${panel.getBoundingClientRect().top}px)`;
}

/** Every category with its sub-categories, five per row. */
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
  const { mall } = useMall();
  const links: { to: ScreenTarget; label: string }[] = [
    ...(isThere('saleList', mall) ? [{ to: { screen: 'saleList' } as const, label: '타임특가' }] : []),
    { to: boardTarget(boardType.notice), label: '공지사항' },
    { to: boardTarget(boardType.mdReview), label: 'MD 리뷰' },
    ...(isThere('faq', mall) ? [{ to: { screen: 'faq' } as const, label: '자주 묻는 질문' }] : []),
  ];
  return links.map(({ to, label }) => (
    <ScreenLink key={label} {...to} className={styles.line}>
      {label}
      <ChevronRight aria-hidden />
    </ScreenLink>
  ));
}
