import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import styles from './categories.module.css';
import { CategoryRow } from './category-row.tsx';
import { droppedAt, linesOf } from './menu-tree.ts';
import type { Moving } from './use-moving.ts';

type Props = { moving: Moving; chosen: string | undefined; mayWrite: boolean; onChoose: (categoryNo: string) => void };

/** The menu as a tree, in the order in which the shop shows it. */
export function CategoryTree({ moving, chosen, mayWrite, onChoose }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { categories } = moving;
  const lines = linesOf(categories, closed);
  const nameOf = (id: unknown) => categories.find(({ categoryNo }) => categoryNo === id)?.name ?? '';
  const sensors = useSensors(
    // A press of the handle is no drag yet.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const moved = String(active.id);
    moving.move(moved, droppedAt(categories, lines, moved, String(over.id)));
  };
  const toggle = (categoryNo: string) =>
    setClosed(
      closed.has(categoryNo)
        ? new Set([...closed].filter((one) => one !== categoryNo))
        : new Set([...closed, categoryNo]),
    );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: '스페이스로 들고 위아래 화살표로 옮긴 다음 스페이스로 놓아요. Esc로 그만둬요.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} 메뉴를 들었어요`,
          onDragOver: ({ over }) => (over ? `${nameOf(over.id)} 자리예요` : undefined),
          onDragEnd: ({ over }) => (over ? `${nameOf(over.id)} 자리에 놓았어요` : '제자리에 두었어요'),
          onDragCancel: () => '제자리에 두었어요',
        },
      }}
    >
      <SortableContext items={lines.map(({ category }) => category.categoryNo)} strategy={verticalListSortingStrategy}>
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
      </SortableContext>
    </DndContext>
  );
}
