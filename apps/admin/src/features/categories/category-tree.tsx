import { useState } from 'react';
import { SortableList } from '../../kit/sortable-list.tsx';
import styles from './categories.module.css';
import { CategoryRow } from './category-row.tsx';
import { droppedAt, linesOf } from './menu-tree.ts';
import type { Moving } from './use-moving.ts';

type Props = { moving: Moving; chosen: string | undefined; mayWrite: boolean; onChoose: (categoryNo: string) => void };

/** The menu as a tree, in the order of the shop. */
export function CategoryTree({ moving, chosen, mayWrite, onChoose }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { categories } = moving;
  const lines = linesOf(categories, closed);
  const nameOf = (id: string) => categories.find(({ categoryNo }) => categoryNo === id)?.name ?? '';
  const toggle = (categoryNo: string) =>
    setClosed(
      closed.has(categoryNo)
        ? new Set([...closed].filter((one) => one !== categoryNo))
        : new Set([...closed, categoryNo]),
    );
  return (
    <SortableList
      ids={lines.map(({ category }) => category.categoryNo)}
      what="메뉴"
      nameOf={nameOf}
      onDrop={(moved, over) => moving.move(moved, droppedAt(categories, lines, moved, over))}
    >
      <ul className={styles.tree} aria-label="메뉴">
        {lines.map((line) => (
          <CategoryRow
            key={line.category.categoryNo}
            {...{ line, moving, mayWrite }}
            isClosed={closed.has(line.category.categoryNo)}
            isChosen={line.category.categoryNo === chosen}
            onToggle={() => toggle(line.category.categoryNo)}
            onChoose={() => onChoose(line.category.categoryNo)}
          />
        ))}
      </ul>
    </SortableList>
  );
}
