import type { MenuItem } from '@mall/contracts/shell';
import { type KeyboardEvent, useState } from 'react';
import { Later } from '../../components/panel/later.tsx';
import { countMenuClick } from '../../features/layout/model/count-menu-click.ts';
import { CategoryLink } from '../common/category-link.tsx';
import { isWithin, useCurrentCategory } from '../common/use-current-category.ts';
import styles from './category-bar.module.css';

const fetchPlane = () => import('./category-plane.tsx');

type Props = {
  item: MenuItem;
  position: number;
  isOpen: boolean;
  openNow: (categoryNo: string) => void;
  openSoon: (categoryNo: string | null) => void;
  close: () => void;
};

/** One category; its dropdown opens under the pointer, or with the down arrow from the keyboard. */
export function CategoryBarItem({ item, position, isOpen, openNow, openSoon, close }: Props) {
  const isCurrent = isWithin(item.categoryNo, useCurrentCategory());
  const [focusRequests, setFocusRequests] = useState(0);
  const hasPlane = item.children.length > 0;
  const openFromKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !hasPlane) return;
    event.preventDefault();
    openNow(item.categoryNo);
    setFocusRequests((count) => count + 1);
  };
  return (
    <li
      onMouseEnter={() => {
        setFocusRequests(0);
        openSoon(hasPlane ? item.categoryNo : null);
      }}
    >
      <CategoryLink
        item={item}
        className={styles.link}
        data-on={isOpen || isCurrent || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        aria-expanded={hasPlane ? isOpen : undefined}
        onKeyDown={openFromKeyboard}
        onOpen={countMenuClick}
      >
        {item.name}
      </CategoryLink>
      {isOpen && (
        <Later name="category-plane" fetchPart={fetchPlane} onMissing={close}>
          {({ CategoryPlane }) => <CategoryPlane item={item} position={position} focusRequests={focusRequests} />}
        </Later>
      )}
    </li>
  );
}
