import type { MenuItem } from '@mall/contracts/shell';
import { pagesOf } from '@mall/domain/paging';
import { Fragment, useState } from 'react';
import { countMenuClick } from '../../features/layout/model/count-menu-click.ts';
import { useMenu } from '../../lib/mall/use-menu.ts';
import { CategoryIcon } from '../common/category-icon.tsx';
import { CategoryLink } from '../common/category-link.tsx';
import { isWithin, useCurrentCategory } from '../common/use-current-category.ts';
import styles from './full-menu.module.css';

/** R9.02 */
const categoriesPerRow = 4;

/** Categories four per row; the open one shows its sub-categories in two columns below its row. */
export function FullMenuGrid() {
  const { items } = useMenu();
  const current = useCurrentCategory();
  const [chosenNo, setChosenNo] = useState(() => items.find((item) => isWithin(item.categoryNo, current))?.categoryNo);
  const toggle = (item: MenuItem) => setChosenNo(item.categoryNo === chosenNo ? undefined : item.categoryNo);
  return (
    <nav className={styles.grid} aria-label="카테고리">
      {pagesOf(items, categoriesPerRow).map((row) => (
        <Fragment key={row[0]?.categoryNo}>
          {row.map((item) => (
            <GridCell key={item.categoryNo} item={item} isOpen={item.categoryNo === chosenNo} onToggle={toggle} />
          ))}
          {row.map((item) => item.categoryNo === chosenNo && <SubCategories key={item.categoryNo} item={item} />)}
        </Fragment>
      ))}
    </nav>
  );
}

type CellProps = { item: MenuItem; isOpen: boolean; onToggle: (item: MenuItem) => void };

function GridCell({ item, isOpen, onToggle }: CellProps) {
  const content = (
    <>
      <CategoryIcon item={item} />
      {item.name}
    </>
  );
  if (item.children.length === 0) {
    return (
      <CategoryLink item={item} className={styles.cell} onOpen={countMenuClick}>
        {content}
      </CategoryLink>
    );
  }
  return (
    <button type="button" className={styles.cell} aria-expanded={isOpen} onClick={() => onToggle(item)}>
      {content}
    </button>
  );
}

function SubCategories({ item }: { item: MenuItem }) {
  const current = useCurrentCategory();
  return (
    <ul className={styles.sub}>
      {[{ ...item, name: `${item.name} 전체` }, ...item.children].map((child) => (
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
  );
}
