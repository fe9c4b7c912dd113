import { getToday } from '@mall/contracts/office/today';
import type { MenuKey } from '@mall/domain/office/menu';
import { pathOfTask, tasks } from '@mall/domain/office/tasks';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../lib/use-office.ts';

export type Waiting = {
  readonly key: MenuKey;
  readonly name: string;
  readonly path: string;
  readonly total: number;
  readonly isMore: boolean;
  readonly late: number;
};

const eachMinute = 60_000;

/** The tasks of the signed-in staff, refetched each minute. */
export function useWaiting(): readonly Waiting[] {
  const { data } = useQuery({ ...reading(getToday), refetchInterval: eachMinute, staleTime: eachMinute / 2 });
  return (data?.tasks ?? []).flatMap(({ kind, total, isMore, late }) => {
    const { name, screen } = tasks[kind];
    const path = pathOfTask(kind);
    return path === undefined ? [] : [{ key: screen, name, path, total, isMore, late }];
  });
}
