import {
  arrangeList,
  changeView,
  type ListArrangement,
  type SavedView,
  saveView,
  showLists,
} from '@mall/contracts/office/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type CallData, callOffice } from '../../lib/call.ts';
import { reading, refresh } from '../../lib/use-office.ts';
import { useToast } from '../toast.tsx';
import type { View } from './list-types.ts';

/** Fetched once: only this browser's own changes, and those of the team, alter it. */
export const listsOfMine = () => ({ ...reading(showLists), staleTime: Infinity });

const noSetting: ListArrangement = {};
const settleMilliseconds = 800;
/** A tab that somebody has saved. */
export type OwnView = View & { readonly saved: SavedView };
export type ViewContent = Parameters<typeof callOffice<typeof saveView>>[1]['body'];

const toView = (saved: SavedView): OwnView => ({
  ...{ id: `own-${saved.viewNo}`, label: saved.label, saved },
  filters: Object.fromEntries(saved.filters.map(({ name, written }) => [name, written])),
  ...(saved.sort !== undefined && { sort: saved.sort }),
  ...(saved.columns && { columns: saved.columns }),
});

/** One's own settings of a list, and its saved views; the server stores both. */
export function useArrangement(name: string) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(listsOfMine());
  const views = useMemo(() => data?.views.filter(({ list }) => list === name).map(toView) ?? [], [data, name]);
  const setting = data?.settings.find(({ list }) => list === name)?.setting ?? noSetting;
  const keep = useKeeping(name);
  /** Applied at once, and sent after a moment without further changes. */
  const arrange = (change: ListArrangement) => {
    const next = { ...setting, ...change };
    queryClient.setQueryData<CallData<typeof showLists>>(listsOfMine().queryKey, (old) => ({
      views: old?.views ?? [],
      settings: [...(old?.settings.filter(({ list }) => list !== name) ?? []), { list: name, setting: next }],
    }));
    keep(next);
  };
  /** Stores a view, replacing another if named, and returns its tab. */
  const save = async (content: ViewContent, over?: OwnView): Promise<string> => {
    const params = over && { viewNo: over.saved.viewNo };
    if (params) await callOffice(changeView, { params, body: content });
    const made = params ?? (await callOffice(saveView, { params: { list: name }, body: content }));
    await refresh(queryClient, [showLists]);
    return `own-${made.viewNo}`;
  };
  return { isPending, views, setting, arrange, save };
}
export type Arrangement = ReturnType<typeof useArrangement>;

/** Sends the last of several changes; a pending one is sent when the list is left. */
function useKeeping(list: string) {
  const toast = useToast();
  const waiting = useRef<{ setting: ListArrangement; timer: ReturnType<typeof setTimeout> }>(undefined);
  const send = () => {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = undefined;
    callOffice(arrangeList, { params: { list }, body: current.setting }).catch((error: unknown) =>
      toast.error(error, '목록 정리를 저장하지 못했어요.'),
    );
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => () => latest.current(), []);
  return (setting: ListArrangement) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = { setting, timer: setTimeout(() => latest.current(), settleMilliseconds) };
  };
}
