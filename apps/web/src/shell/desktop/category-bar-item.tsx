import type { MenuItem } from '@mall/contracts/shell';
import { type KeyboardEvent, useRef } from 'react';
import { countMenuClick } from '../../features/layout/model/count-menu-click.ts';
import { CategoryLink } from '../common/category-link.tsx';
import { isWithin, useCurrentCategory } from '../common/use-current-category.ts';
import styles from './category-bar.module.css';
import { CategoryPlane } from './category-plane.tsx';

type Props = {
  item: MenuItem;
  position: number;
  isOpen: boolean;
  openNow: (categoryNo: string | null) => void;
  openSoon: (categoryNo: string | null) => void;
};

/** One category; its dropdown opens under the pointer, or with the down arrow from the keyboard. */
export function CategoryBarItem({ item, position, isOpen, openNow, openSoon }: Props) {
  const isCurrent = isWithin(item.categoryNo, useCurrentCategory());
  const entry = useRef<HTMLLIElement>(null);
  const hasPlane = item.children.length > 0;
  const focusFirst = () => entry.current?.querySelector<HTMLElement>('[data-plane] a')?.focus();
  const openFromKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !hasPlane) return;
    event.preventDefault();
    openNow(item.categoryNo);
    // The dropdown is in the page after the next paint.
    requestAnimationFrame(focusFirst);
  };
  return (
    <li ref={entry} onMouseEnter={() => openSoon(hasPlane ? item.categoryNo : null)}>
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
      {isOpen && <CategoryPlane item={item} position={position} />}
    </li>
  );
}
