import { useSortable } from '@dnd-kit/sortable';
import type { OfficeCategory } from '@mall/contracts/office/categories';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { grouped } from '../../lib/numbers.ts';
import styles from './categories.module.css';
import { typeWords } from './category-words.ts';
import { type Line, stepped } from './menu-tree.ts';
import { MoveTo } from './move-to.tsx';
import type { Moving } from './use-moving.ts';

type Props = {
  line: Line;
  moving: Moving;
  isClosed: boolean;
  isChosen: boolean;
  mayWrite: boolean;
  onToggle: () => void;
  onChoose: () => void;
};

/** A category: moved by dragging, by ⌥↑ and ⌥↓, or to a chosen place. */
export function CategoryRow({ line, moving, isClosed, isChosen, mayWrite, onToggle, onChoose }: Props) {
  const { category, level, hasChildren } = line;
  const { categoryNo, name } = category;
  const drag = useSortable({ id: categoryNo, disabled: !mayWrite });
  const press = (event: KeyboardEvent) => {
    if (!mayWrite || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    const place = stepped(moving.categories, categoryNo, event.key === 'ArrowUp' ? -1 : 1);
    if (place) moving.move(categoryNo, place);
  };
  const shift = drag.transform ? `translate(0, ${Math.round(drag.transform.y)}px)` : undefined;
  return (
    <li
      ref={drag.setNodeRef}
      className={styles.row}
      style={{ '--level': level, transform: shift, transition: drag.transition } as CSSProperties}
      data-chosen={isChosen || undefined}
      data-dragged={drag.isDragging || undefined}
      data-hidden={!category.isShown || undefined}
      onKeyDown={press}
    >
      {mayWrite && (
        <button
          ref={drag.setActivatorNodeRef}
          type="button"
          className={styles.handle}
          aria-label={`${name} 끌어서 옮기기`}
          {...drag.attributes}
          {...drag.listeners}
        >
          <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <span className={styles.name}>
        {hasChildren ? (
          <button
            type="button"
            className={styles.handle}
            aria-expanded={!isClosed}
            aria-label={`${name} 아래 메뉴`}
            onClick={onToggle}
          >
            {isClosed ? <ChevronRight size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
          </button>
        ) : (
          <span className={styles.noHandle} />
        )}
        <button type="button" className={styles.choose} aria-current={isChosen || undefined} onClick={onChoose}>
          {name}
        </button>
        {!category.isShown && <Badge size="sm">숨김</Badge>}
      </span>
      <span className={styles.type}>
        {level === 1 && (
          <Badge size="sm" tone={typeWords[category.type].tone}>
            {typeWords[category.type].name}
          </Badge>
        )}
      </span>
      <Figures category={category} />
      {mayWrite && (
        <MoveTo category={category} categories={moving.categories} onMove={(place) => moving.move(categoryNo, place)} />
      )}
    </li>
  );
}

/** Where it is shown, how many products it has, how often it was opened. */
function Figures({ category: { isOnMobile, listings, views } }: { category: OfficeCategory }) {
  return (
    <span className={styles.figures}>
      <span title="상품">{grouped(listings)}</span>
      <span className={styles.views} title="열어 본 횟수">
        {grouped(views)}
      </span>
      <span className={styles.devices}>
        <Monitor size={14} strokeWidth={1.75} role="img" aria-label="PC에 보여요" />
        {isOnMobile && <Smartphone size={14} strokeWidth={1.75} role="img" aria-label="모바일에 보여요" />}
      </span>
    </span>
  );
}
