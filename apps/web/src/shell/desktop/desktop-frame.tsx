import { showsCategoryBar } from '@mall/domain/access-matrix';
import type { ReactNode } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { SkipLink } from '../common/skip-link.tsx';
import { TopBanner } from '../common/top-banner.tsx';
import { useRecentSync } from '../common/use-recent-sync.ts';
import { WindowPopups } from '../common/window-popups.tsx';
import { CategoryBar } from './category-bar.tsx';
import styles from './desktop-frame.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shareHeight } from './share-height.ts';
import { UserBar } from './user-bar.tsx';

/** The frame of every desktop page. Only the search and category rows are sticky. */
export function DesktopFrame({ children }: { children: ReactNode }) {
  const { mall } = useMall();
  useRecentSync();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <TopBanner />
      <UserBar />
      <div ref={shareHeight} className={styles.sticky}>
        <Header />
        {showsCategoryBar(mall) && <CategoryBar />}
      </div>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WindowPopups />
    </div>
  );
}
