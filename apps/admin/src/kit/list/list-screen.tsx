import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import type { Callable } from '../../lib/call.ts';
import { useMallScope } from '../../lib/mall-scope.ts';
import { clockText } from '../../lib/moments.ts';
import { Button } from '../button.tsx';
import { Segment } from '../form/controls.tsx';
import { PageHead } from '../page.tsx';
import { Failure, RowSkeleton } from '../states.tsx';
import { Board } from './board.tsx';
import { BulkPart } from './bulk-part.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { DataTable } from './data-table.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './list.module.css';
import { ListDrawer } from './list-drawer.tsx';
import { ListFooter } from './list-footer.tsx';
import type { ListProps } from './list-types.ts';
import { ListViews, SaveButton } from './list-views.tsx';
import { NothingFound } from './nothing-found.tsx';
import { openRow } from './open-row.ts';
import { type Arrangement, useArrangement } from './use-arrangement.ts';
import { type List, useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';

/** A list of the office: tabs, filters, rows, totals, keys, and a drawer beside it. Its whole state is in the address. */
export function ListScreen<const E extends Callable>(props: ListProps<E>) {
  const arrangement = useArrangement(props.name);
  if (!arrangement.isPending) return <ArrangedList {...{ props, arrangement }} />;
  // Without its actions: a dialog opened by one would close when the list replaces this.
  return (
    <div className={styles.screen}>
      <PageHead title={props.title} />
      <RowSkeleton rows={14} columns={props.columns.length} />
    </div>
  );
}

type ArrangedProps<E extends Callable> = { readonly props: ListProps<E>; readonly arrangement: Arrangement };

function ArrangedList<E extends Callable>({ props, arrangement }: ArrangedProps<E>) {
  const list = useList(props, arrangement);
  const [outer, setOuter] = useState<HTMLElement | null>(null);
  useListKeys(props, list);
  const { address, change, page, columns, current, choosing, views } = list;
  const { title, endpoint, search, bulk, sums } = props;
  const isAsked = Object.keys(address.filters).length > 0 || address.search !== '';
  return (
    <div className={styles.screen} ref={setOuter}>
      <PageHead
        title={title}
        context={<Context list={list} />}
        actions={
          <>
            {props.board && <BoardActions {...{ props, list }} />}
            {props.actions}
          </>
        }
      />
      {views.length > 0 && <ListViews list={list} />}
      <FilterBar
        known={list.names}
        filters={address.filters}
        onChange={(filters, isReplacing) => change({ filters }, { isReplacing })}
        search={address.search}
        onSearch={(text) => change({ search: text }, { isReplacing: address.search !== '' })}
        searchHint={search?.hint}
        understood={address.search === '' || !page.data ? undefined : props.understood?.(page.data)}
        onReset={isAsked ? () => change({ filters: {}, search: '' }) : undefined}
      >
        {!list.board.isShown && (
          <ColumnChooser
            columns={props.columns}
            chosen={columns}
            onShow={(ids) => {
              columns.show(ids);
              change({ columns: ids }, { isReplacing: true });
            }}
            onReset={() => {
              columns.reset();
              change({ columns: undefined }, { isReplacing: true });
            }}
          />
        )}
        <ExportButton endpoints={[endpoint, ...(props.alsoAs ?? [])]} list={list} />
        {views.length > 0 && <SaveButton list={list} />}
      </FilterBar>
      {list.board.isShown ? (
        <Board {...{ props, list }} />
      ) : (
        <>
          <Rows {...{ props, list, isAsked }} />
          <ListFooter
            page={page.data}
            whole={wholeOf(list)}
            sums={page.data && sums ? sums(page.data) : []}
            from={list.paging.pagesBefore === undefined ? undefined : list.paging.pagesBefore * pageRows + 1}
            hasChoosing={bulk !== undefined}
            onPrevious={list.paging.onPrevious}
            onNext={list.paging.onNext}
          />
        </>
      )}
      {bulk && choosing.isAny && !list.board.isShown && <BulkPart {...{ props, list, bulk }} endpoint={endpoint} />}
      {props.drawer && address.open !== undefined && (
        <ListDrawer {...{ list, current }} page={props.page} place={outer}>
          {props.drawer(address.open, list.rows.find(({ key }) => key === address.open)?.row)}
        </ListDrawer>
      )}
    </div>
  );
}

const pageRows = 100;

function wholeOf<E extends Callable>({ views, counts }: List<E>) {
  const at = views.findIndex(({ filters, search }) => Object.keys(filters ?? {}).length === 0 && !search);
  return counts[at];
}

/** Which malls, and as of when; a click refetches. */
function Context<E extends Callable>({ list }: { list: List<E> }) {
  const mall = useMallScope();
  const page = list.board.isShown ? list.board : list.page;
  return (
    <>
      {mall?.name ?? '모든 몰'} ·{' '}
      <button type="button" className={styles.fresh} onClick={() => page.refetch()}>
        {page.dataUpdatedAt > 0 && clockText(new Date(page.dataUpdatedAt))} 새로 고침
        {page.isFetching && <RefreshCw size={12} aria-hidden="true" />}
      </button>
    </>
  );
}

const shapes = [
  { value: 'board', label: '단계별' },
  { value: 'table', label: '표' },
];

/** Switches between board and table, and on the board sorts by urgency. */
function BoardActions<E extends Callable>({ props, list }: { props: ListProps<E>; list: List<E> }) {
  const { board, rows, change } = list;
  const next = rows.find(({ row }) => props.isLate?.(row)) ?? rows[0];
  return (
    <>
      <Segment
        label="보는 방법"
        choices={shapes}
        value={board.isShown ? 'board' : 'table'}
        onChange={(as) => change({ as: as === 'table' ? 'table' : undefined })}
      />
      {board.isShown && next && (
        <Button variant="primary" keys="n" keysGroup="목록" onClick={() => openRow({ props, list }, next.key, false)}>
          다음 건 열기
        </Button>
      )}
    </>
  );
}

type RowsProps<E extends Callable> = { props: ListProps<E>; list: List<E>; isAsked: boolean };

function Rows<E extends Callable>({ props, list, isAsked }: RowsProps<E>) {
  const { title, noun = title, bulk, nameOf, keyOf, isLate } = props;
  const { address, change, page, columns, rows, current, choosing } = list;
  if (page.isError && !page.data)
    return <Failure error={page.error} what={`${noun} 목록을`} retry={() => page.refetch()} />;
  if (!page.data) return <RowSkeleton rows={14} columns={columns.shown.length} />;
  if (rows.length === 0)
    return isAsked || props.empty === undefined ? <NothingFound {...{ list, noun }} /> : props.empty;
  return (
    <DataTable
      label={title}
      rows={rows}
      columns={columns.shown}
      pinned={columns.pinned}
      widths={columns.widths}
      density={columns.density}
      onWidth={columns.setWidth}
      sort={address.sort}
      canSort={list.canSort}
      onSort={(sort) => change({ sort })}
      {...(bulk && { choosing })}
      current={current.current}
      steps={current.steps}
      onCurrent={current.set}
      onOpen={props.drawer || props.page ? (key, isElsewhere) => openRow({ props, list }, key, isElsewhere) : undefined}
      nameOf={({ key, row }) => nameOf?.(row) ?? keyOf(row) ?? key}
      isLate={isLate}
      isStale={page.isPlaceholderData}
    />
  );
}
