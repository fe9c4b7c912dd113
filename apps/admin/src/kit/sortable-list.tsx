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
import type { ReactNode } from 'react';

type Props = {
  /** In their order. */
  ids: readonly string[];
  /** What is moved: a word that ends in a vowel. */
  what: '메뉴' | '배너';
  nameOf: (id: string) => string;
  /** One was dropped on another. */
  onDrop: (moved: string, over: string) => void;
  children: ReactNode;
};

/** Rows that are moved by dragging, with a pointer or by keyboard; screen readers announce the position. */
export function SortableList({ ids, what, nameOf, onDrop, children }: Props) {
  const sensors = useSensors(
    // A click on the handle does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
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
          onDragStart: ({ active }) => `${nameOf(String(active.id))} ${what}를 들었어요`,
          onDragOver: ({ over }) => (over ? `${nameOf(String(over.id))} 자리예요` : undefined),
          onDragEnd: ({ over }) => (over ? `${nameOf(String(over.id))} 자리에 놓았어요` : '제자리에 두었어요'),
          onDragCancel: () => '제자리에 두었어요',
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
