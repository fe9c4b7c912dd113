import Plus from 'lucide-react/icons/plus';
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
  /** The sheet that saves what is on the screen as a tab. */
  readonly saving: (trigger: ReactNode) => ReactNode;
};

/** Saved views as tabs, each with what it finds. */
export function ViewTabs({ views, counts, current, onChoose, saving }: Props) {
  return (
    <nav className={styles.views} aria-label="저장된 보기">
      {views.map((view, index) => (
        <button
          key={view.id}
          type="button"
          aria-current={view === current ? 'page' : undefined}
          onClick={() => onChoose(view)}
        >
          {view.label}
          <ViewCount count={counts[index]} isLate={view.isLate} />
        </button>
      ))}
      {saving(<Plus size={14} aria-hidden="true" />)}
    </nav>
  );
}

function ViewCount({ count, isLate }: { count: Count; isLate: boolean | undefined }) {
  if (!count) return null;
  return <em data-late={(isLate && count.value > 0) || undefined}>{countText(count)}</em>;
}
