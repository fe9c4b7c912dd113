import { showsCategoryBar } from '@mall/domain/access-matrix';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { countMenuClick } from '../../features/layout/model/count-menu-click.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useMenu } from '../../lib/mall/use-menu.ts';
import { CategoryLink } from '../common/category-link.tsx';
import { isWithin, useCurrentCategory } from '../common/use-current-category.ts';
import styles from './category-strip.module.css';

/** The categories in one row that scrolls sideways. */
export function CategoryStrip() {
  const { mall } = useMall();
  const { items } = useMenu();
  const current = useCurrentCategory();
  if (!showsCategoryBar(mall)) return null;
  return (
    <nav className={styles.strip} aria-label="카테고리">
      <ScreenLink screen="home">홈</ScreenLink>
      {items.map((item) => (
        <CategoryLink
          key={item.categoryNo}
          item={item}
          aria-current={isWithin(item.categoryNo, current) ? 'page' : undefined}
          onOpen={countMenuClick}
        >
          {item.name}
        </CategoryLink>
      ))}
    </nav>
  );
}
