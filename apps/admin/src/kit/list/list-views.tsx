import { removeView, showLists } from '@mall/contracts/office/views';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import type { ReactNode } from 'react';
import type { Callable } from '../../lib/call.ts';
import { useAct } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import { useToast } from '../toast.tsx';
import { filtersOf, writeFilters } from './filter.ts';
import { SaveView } from './save-view.tsx';
import type { OwnView } from './use-arrangement.ts';
import type { List } from './use-list.ts';
import { ViewChooser } from './view-chooser.tsx';
import { moved } from './view-order.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props<E extends Callable> = { readonly list: List<E> };

/** The tabs of a list, with buttons to save and arrange them. */
export function ListViews<E extends Callable>({ list }: Props<E>) {
  const { views, start, arrangement, address, change } = list;
  const toast = useToast();
  const remove = useAct(removeView, { changes: [showLists] });
  const place = (id: string, to: string | -1 | 1) =>
    arrangement.arrange({
      tabs: [
        ...moved(
          views.map((view) => view.id),
          id,
          to,
        ),
      ],
    });
  const drop = (view: OwnView) => {
    const { label, isTeam, filters, sort, columns } = view.saved;
    const undo = () => arrangement.save({ label, isTeam, filters, sort, columns }).catch(toast.error);
    remove.mutate(
      { params: { viewNo: view.saved.viewNo } },
      {
        onSuccess: () => toast({ message: `‘${view.label}’ 보기를 지웠어요`, undo }),
        onError: (error) => toast.error(error),
      },
    );
    if (address.view?.id === view.id) void change({ view: undefined });
  };
  return (
    <ViewTabs views={views} counts={list.counts} current={address.view} onChoose={list.choose} onDrop={place}>
      <SavingView list={list}>
        <Plus size={14} aria-hidden="true" />
      </SavingView>
      <ViewChooser
        views={views}
        start={start}
        onStart={({ id }) => arrangement.arrange({ start: id })}
        onMove={({ id }, by) => place(id, by)}
        onRemove={drop}
      />
    </ViewTabs>
  );
}

/** The button in the filter bar that saves the current view. */
export const SaveButton = <E extends Callable>({ list }: Props<E>) => (
  <SavingView list={list}>
    <Save size={15} strokeWidth={1.75} aria-hidden="true" />
    보기 저장
  </SavingView>
);

function SavingView<E extends Callable>({ list, children }: Props<E> & { children: ReactNode }) {
  const { address, columns, arrangement, endpoint, choose } = list;
  const kinds = filtersOf(endpoint);
  const isTyped = (name: string) => kinds.get(name)?.kind === 'text';
  const filters = Object.entries(writeFilters(address.filters)).filter(([name]) => !isTyped(name));
  const hasWords = address.search !== '' || Object.keys(address.filters).some(isTyped);
  const content = {
    filters: filters.map(([name, written]) => ({ name, written })),
    columns: columns.shown.map(({ id }) => id),
    ...(address.sort !== undefined && { sort: address.sort }),
  };
  return (
    <SaveView
      trigger={
        <Button variant="ghost" size="sm" aria-label="보기 저장">
          {children}
        </Button>
      }
      own={arrangement.views.find(({ id, saved }) => id === address.view?.id && saved.isOwn)}
      hasWords={hasWords}
      content={content}
      onSave={async (saved, over) => {
        const id = await arrangement.save({ ...content, ...saved }, over);
        await choose({ ...content, id, label: saved.label, filters: Object.fromEntries(filters) });
      }}
    />
  );
}
