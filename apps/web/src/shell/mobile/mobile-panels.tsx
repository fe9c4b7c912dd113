import { lazy, Suspense, useCallback } from 'react';
import { SlideUp } from '../../components/slide-up.tsx';
import { useCloseOnNavigation } from '../../lib/use-close-on-navigation.ts';
import { BottomBar, type OpenPanel } from './bottom-bar.tsx';

const FullMenu = lazy(() => import('./full-menu.tsx').then((module) => ({ default: module.FullMenu })));
const SearchPanel = lazy(() =>
  import('../../features/search/mobile/search-panel.tsx').then((module) => ({ default: module.SearchPanel })),
);

type Props = { openPanel: OpenPanel; onPanel: (panel: OpenPanel) => void };

/** The two panels of the bottom bar; both close when another page opens (R4.12). */
export function MobilePanels({ openPanel, onPanel }: Props) {
  const close = useCallback(() => onPanel(null), [onPanel]);
  useCloseOnNavigation(close);
  return (
    <>
      <SlideUp isOpen={openPanel === 'menu'} onClose={close} label="전체 메뉴">
        <Suspense fallback={null}>
          <FullMenu onClose={close} />
        </Suspense>
        {/* The page's own bar lies behind the panel and cannot be used. */}
        <BottomBar openPanel={openPanel} onPanel={onPanel} />
      </SlideUp>
      <SlideUp isOpen={openPanel === 'search'} onClose={close} label="검색">
        <Suspense fallback={null}>
          <SearchPanel onClose={close} />
        </Suspense>
      </SlideUp>
    </>
  );
}
