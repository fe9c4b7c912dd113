import { useEffect, useRef } from 'react';
import type { Callable } from '../../lib/call.ts';
import { countText } from '../../lib/numbers.ts';
import { Badge } from '../badge.tsx';
import { Failure, RowSkeleton } from '../states.tsx';
import styles from './board.module.css';
import type { ListProps } from './list-types.ts';
import { openRow } from './open-row.ts';
import type { List } from './use-list.ts';

type Props<E extends Callable> = { props: ListProps<E>; list: List<E> };

/** The stages of the work as columns, each with its cards. */
export function Board<E extends Callable>({ props, list }: Props<E>) {
  const { board, current } = list;
  const own = useRef<HTMLDivElement>(null);
  // Moving by keys moves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step, also back to the same card
  useEffect(() => {
    if (current.steps === 0) return;
    own.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(current.current ?? '')}"]`)?.focus();
  }, [current.steps]);
  if (board.error && !board.isReady)
    return <Failure error={board.error} what={`${props.title} 목록을`} retry={board.refetch} />;
  if (!board.isReady) return <RowSkeleton rows={10} columns={3} />;
  return (
    <div ref={own} className={styles.board}>
      {board.columns.map((column) => (
        <Column key={column.stage.label} {...{ props, list, column }} />
      ))}
    </div>
  );
}

type ColumnProps<E extends Callable> = Props<E> & { column: List<E>['board']['columns'][number] };

function Column<E extends Callable>({ props, list, column }: ColumnProps<E>) {
  const { stage, asked, page, cards } = column;
  const late = cards.filter(({ row }) => props.isLate?.(row)).length;
  const left = (page?.count.value ?? 0) - cards.length;
  const showAll = () => list.change({ as: 'table', filters: asked ?? {}, sort: props.board?.sort });
  return (
    <section className={styles.column} aria-label={stage.label}>
      <header>
        <h2>{stage.label}</h2>
        <Badge size="sm">{page ? countText(page.count) : 0}</Badge>
        {late > 0 && (
          <Badge size="sm" tone="err">
            지남 {late === cards.length && left > 0 ? `${late}+` : late}
          </Badge>
        )}
        <span>{stage.note}</span>
      </header>
      <ul>
        {cards.map(({ key, row }) => (
          <li key={key}>
            <button
              type="button"
              data-key={key}
              data-late={props.isLate?.(row) || undefined}
              aria-current={list.current.current === key || undefined}
              onFocus={() => list.current.set(key)}
              onClick={(event) => openRow({ props, list }, key, event.metaKey || event.ctrlKey)}
            >
              {props.board?.card(row)}
            </button>
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p>기다리는 건이 없어요</p>}
      {left > 0 && (
        <button type="button" className={styles.more} onClick={showAll}>
          {`${countText({ value: left, isMore: page?.count.isMore ?? false })}건 더 보기`}
        </button>
      )}
    </section>
  );
}
