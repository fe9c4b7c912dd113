import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useCallback } from 'react';
import { Later } from '../../components/panel/later.tsx';
import { useMenu } from '../../lib/mall/use-menu.ts';
import { useCloseOnNavigation } from '../../lib/routing/use-close-on-navigation.ts';
import { useHoverIntent } from '../common/use-hover-intent.ts';
import styles from './category-bar.module.css';
import { CategoryBarItem } from './category-bar-item.tsx';

const fetchMenu = () => import('./all-menu.tsx');
const allMenuKey = 'all';

/** R9.02: category links of every type by prir, with their dropdowns, and the all-menu panel. */
export function CategoryBar() {
  const { items } = useMenu();
  const { openKey, openNow, openSoon } = useHoverIntent<string>();
  const close = useCallback(() => openNow(null), [openNow]);
  useCloseOnNavigation(close);
  const isAllOpen = openKey === allMenuKey;
  // The shade covers the page but is a child of the bar: a pointer that moves onto it has left the bar, too.
  const leave = () => !isAllOpen && openSoon(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and a leaving pointer close the menus inside.
    <div className={styles.bar} onKeyDown={closeOnEscape} onMouseLeave={leave}>
      <nav className={styles.inner} aria-label="카테고리">
        <button
          type="button"
          className={styles.all}
          aria-expanded={isAllOpen}
          onClick={() => openNow(isAllOpen ? null : allMenuKey)}
        >
          {isAllOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          전체메뉴
        </button>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <CategoryBarItem
              key={item.categoryNo}
              item={item}
              position={index}
              isOpen={openKey === item.categoryNo}
              openNow={openNow}
              openSoon={(key) => !isAllOpen && openSoon(key)}
              close={close}
            />
          ))}
        </ul>
      </nav>
      {isAllOpen && (
        <Later name="all-menu" fetchPart={fetchMenu} onMissing={close}>
          {({ AllMenu }) => <AllMenu items={items} />}
        </Later>
      )}
      {openKey !== null && <div className={styles.shade} onMouseMove={leave} onClick={close} aria-hidden />}
    </div>
  );
}
