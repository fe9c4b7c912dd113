import type { ReactNode } from 'react';
import { countText } from '../../lib/numbers.ts';
import styles from './list.module.css';
import type { ListPage, View } from './list-types.ts';

type Count = ListPage<unknown>['count'] | undefined;
type Props = {
  readonly views: readonly View[];
  readonly counts: readonly Count[];
  readonly current: View | undefined;
  readonly onChoose: (view: View) => void;
  /** One was dragged onto another. */
  readonly onDrop: (id: string, onto: string) => void;
  /** After the tabs: the buttons that save and arrange them. */
  readonly children: ReactNode;
};

const kind = 'application/x-office-view';

/** Saved views as tabs, each with its count; they can be dragged into another order. */
export function ViewTabs({ views, counts, current, onChoose, onDrop, children }: Props) {
  return (
    <nav className={styles.views} aria-label="저장된 보기">
      {views.map((view, index) => (
        <button
          key={view.id}
          type="button"
          draggable
          aria-current={view === current ? 'page' : undefined}
          onClick={() => onChoose(view)}
          onDragStart={({ dataTransfer }) => dataTransfer.setData(kind, view.id)}
          onDragOver={(event) => event.dataTransfer.types.includes(kind) && event.preventDefault()}
          onDrop={({ dataTransfer }) => onDrop(dataTransfer.getData(kind), view.id)}
        >
          {view.label}
          <ViewCount count={counts[index]} isLate={view.isLate} />
        </button>
      ))}
      {children}
    </nav>
  );
}

function ViewCount({ count, isLate }: { count: Count; isLate: boolean | undefined }) {
  if (!count) return null;
  return <em data-late={(isLate && count.value > 0) || undefined}>{countText(count)}</em>;
}
