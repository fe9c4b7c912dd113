import type { MobileChrome } from '@mall/domain/screens/screen-row';
import { type ReactNode, useState } from 'react';
import { SkipLink } from '../common/skip-link.tsx';
import { SkipToProducts } from '../common/skip-to-products.tsx';
import { TopBanner } from '../common/top-banner.tsx';
import { useRecentSync } from '../common/use-recent-sync.ts';
import { WindowPopups } from '../common/window-popups.tsx';
import { BottomBar, type OpenPanel } from './bottom-bar.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { MobileFooter } from './mobile-footer.tsx';
import styles from './mobile-frame.module.css';
import { MobilePanels } from './mobile-panels.tsx';
import { TopBar } from './top-bar.tsx';

type Props = { chrome: MobileChrome; children: ReactNode };

/** The frame of a mobile page. */
export function MobileFrame({ chrome, children }: Props) {
  useRecentSync();
  const hasBar = chrome === 'home' || chrome === 'page';
  const [openPanel, setOpenPanel] = useState<OpenPanel>(null);
  return (
    <div className={styles.frame} data-chrome={chrome}>
      <SkipLink />
      {hasBar && <SkipToProducts />}
      {chrome === 'home' && <HomeTop />}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasBar && <MobileFooter />}
      {hasBar && <BottomBar openPanel={openPanel} onPanel={setOpenPanel} />}
      <MobilePanels openPanel={openPanel} onPanel={setOpenPanel} />
      <WindowPopups />
    </div>
  );
}

function HomeTop() {
  return (
    <>
      <TopBanner />
      <TopBar />
      <CategoryStrip />
    </>
  );
}
