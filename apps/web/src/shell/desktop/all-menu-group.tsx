import type { MenuItem } from '@mall/contracts/shell';
import { countMenuClick } from '../../features/layout/model/count-menu-click.ts';
import { CategoryIcon } from '../common/category-icon.tsx';
import { CategoryLink } from '../common/category-link.tsx';
import { isWithin, useCurrentCategory } from '../common/use-current-category.ts';
import styles from './all-menu.module.css';

export function AllMenuGroup({ item }: { item: MenuItem }) {
  const current = useCurrentCategory();
  return (
    <section>
      <h2 className={styles.title} data-on={isWithin(item.categoryNo, current) || undefined}>
        <CategoryLink item={item} onOpen={countMenuClick}>
          <CategoryIcon item={item} />
          {item.name}
        </CategoryLink>
      </h2>
      <ul>
        {item.children.map((child) => (
          <li key={child.categoryNo}>
            <CategoryLink
              item={child}
              aria-current={child.categoryNo === current ? 'page' : undefined}
              onOpen={countMenuClick}
            >
              {child.name}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
