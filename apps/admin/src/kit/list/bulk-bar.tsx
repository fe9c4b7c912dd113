import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { countText, grouped } from '../../lib/numbers.ts';
import { Button } from '../button.tsx';
import styles from './bulk.module.css';
import { applicable } from './bulk-run.ts';
import type { BulkAction, Chosen, ListPage } from './list-types.ts';

type Props<Row> = {
  readonly chosen: Chosen<Row>;
  readonly actions: readonly BulkAction<Row>[];
  /** The total of the selected rows: `1,531,200원`. */
  readonly sum?: ReactNode;
  readonly count: ListPage<Row>['count'];
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onRun: (action: BulkAction<Row>) => void;
  readonly running: string | undefined;
  /** How many of all that match are done. */
  readonly progress: number | undefined;
  readonly onStop: () => void;
};

const sizeOf = <Row,>(chosen: Chosen<Row>): number => (chosen.kind === 'all' ? chosen.count.value : chosen.rows.length);

/** Actions on the selected rows; at most four, each legal for at least one of them. */
export function BulkBar<Row>({
  chosen,
  actions,
  sum,
  count,
  onAll,
  onClear,
  onRun,
  running,
  progress,
  onStop,
}: Props<Row>) {
  const takesAll = actions.some(({ batch }) => batch !== undefined);
  const isWhole = chosen.kind === 'all';
  const legal = actions.filter((action) => (isWhole ? action.batch : sizeOf(applicable(action, chosen)) > 0));
  if (progress !== undefined && chosen.kind === 'all')
    return (
      <section className={styles.bar} aria-label="선택한 항목에 하는 일">
        <span role="status">
          <b>{`${countText(chosen.count)}건 중 ${grouped(progress)}건`}</b>
          <span className={styles.sum}> · {running}</span>
        </span>
        <progress max={chosen.count.value} value={progress} aria-label="진행" />
        <Button variant="ghost" className={styles.action} onClick={onStop}>
          멈추기
        </Button>
      </section>
    );
  return (
    <section className={styles.bar} aria-label="선택한 항목에 하는 일">
      <span role="status">
        <b>{isWhole ? countText(chosen.count) : grouped(chosen.rows.length)}건 선택</b>
        {sum !== undefined && !isWhole && <span className={styles.sum}> · {sum}</span>}
      </span>
      {takesAll && !isWhole && count.value > chosen.rows.length && (
        <button type="button" className={styles.link} onClick={onAll}>
          {countText(count)}건 모두 선택
        </button>
      )}
      <i className={styles.line} />
      {legal.map((action) => {
        const size = sizeOf(applicable(action, chosen));
        return (
          <Button
            key={action.label}
            variant="ghost"
            icon={action.icon}
            keys={action.keys}
            keysLabel={action.label}
            keysGroup="선택한 항목"
            isBusy={running === action.label}
            className={action.isMain ? styles.main : styles.action}
            onClick={() => onRun(action)}
          >
            {size === sizeOf(chosen) ? action.label : `${action.label} ${grouped(size)}`}
          </Button>
        );
      })}
      <i className={styles.line} />
      <Button variant="ghost" icon={X} keys="escape" keysLabel="선택 해제" className={styles.action} onClick={onClear}>
        <span className="visually-hidden">선택 해제</span>
      </Button>
    </section>
  );
}
