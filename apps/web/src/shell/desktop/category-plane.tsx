import type { MenuItem } from '@mall/contracts/shell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { countMenuClick } from '../../features/layout/model/count-menu-click.ts';
import { usePromotions } from '../../features/layout/model/use-promotions.ts';
import { CategoryLink } from '../common/category-link.tsx';
import { isWithin, useCurrentCategory } from '../common/use-current-category.ts';
import styles from './category-plane.module.css';
import { PlanePromotion } from './plane-promotion.tsx';

type Props = {
  item: MenuItem;
  position: number;
  /** How often the keyboard asked for the first link since the pointer last opened the dropdown. */
  focusRequests: number;
};

/** The full-width dropdown of a category: sub-categories in four columns, one promotion at the right. */
export function CategoryPlane({ item, position, focusRequests }: Props) {
  const plane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequests > 0) plane.current?.querySelector('a')?.focus();
  }, [focusRequests]);
  const current = useCurrentCategory();
  const promotions = usePromotions();
  const promotion = promotions[position % Math.max(1, promotions.length)];
  return (
    <div ref={plane} className={styles.plane}>
      <div className={styles.inner}>
        <div>
          <p className={styles.title}>{item.name}</p>
          <CategoryLink item={item} className={styles.more} onOpen={countMenuClick}>
            전체보기
            <ChevronRight aria-hidden />
          </CategoryLink>
        </div>
        <ul className={styles.list}>
          {item.children.map((child) => (
            <li key={child.categoryNo}>
              <CategoryLink
                item={child}
                aria-current={isWithin(child.categoryNo, current) ? 'page' : undefined}
                onOpen={countMenuClick}
              >
                {child.name}
              </CategoryLink>
            </li>
          ))}
        </ul>
        {promotion && <PlanePromotion promotion={promotion} />}
      </div>
    </div>
  );
}
