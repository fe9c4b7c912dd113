import { useCallback } from 'react';
import { Later } from '../../components/panel/later.tsx';
import { SlideUp } from '../../components/panel/slide-up.tsx';
import { menuMilliseconds } from '../../lib/browser/use-panel-phase.ts';
import { useCloseOnNavigation } from '../../lib/routing/use-close-on-navigation.ts';
import { BottomBar, type OpenPanel } from './bottom-bar.tsx';

const fetchMenu = () => import('./full-menu.tsx');
const fetchSearch = () => import('../../features/search/mobile/search-panel.tsx');

type Props = { openPanel: OpenPanel; onPanel: (panel: OpenPanel) => void };

/** The two panels of the bottom bar; both close when another page opens (R4.12). */
export function MobilePanels({ openPanel, onPanel }: Props) {
  const close = useCallback(() => onPanel(null), [onPanel]);
  useCloseOnNavigation(close);
  return (
    <>
      <SlideUp isOpen={openPanel === 'menu'} onClose={close} label="전체 메뉴" duration={menuMilliseconds}>
        <Later name="full-menu" fetchPart={fetchMenu} onMissing={close}>
          {({ FullMenu }) => <FullMenu onClose={close} />}
        </Later>
        {/* The page's own bar is behind the panel and cannot be used. */}
        <BottomBar openPanel={openPanel} onPanel={onPanel} />
      </SlideUp>
      <SlideUp isOpen={openPanel === 'search'} onClose={close} label="검색" duration={menuMilliseconds}>
        <Later name="search-panel" fetchPart={fetchSearch} onMissing={close}>
          {({ SearchPanel }) => <SearchPanel onClose={close} />}
        </Later>
      </SlideUp>
    </>
  );
}
