import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Callable } from '../../lib/call.ts';
import { DrawerContext } from '../drawer.tsx';
import type { List } from './use-list.ts';

type Props<E extends Callable> = {
  readonly list: List<E>;
  readonly current: List<E>['current'];
  readonly page: ((key: string) => string) | undefined;
  /** The list's screen: the drawer covers its sheet, including the head. */
  readonly place: HTMLElement | null;
  readonly children: ReactNode;
};

/** Moves between the rows of the page; closing it returns to its row. */
export function ListDrawer<E extends Callable>({ list, current, page, place, children }: Props<E>) {
  const { address, change, rows } = list;
  const at = rows.findIndex(({ key }) => key === address.open);
  const walk = (by: 1 | -1) => {
    const key = at < 0 ? undefined : rows[at + by]?.key;
    if (key === undefined) return undefined;
    return () => {
      current.to(key);
      void change({ open: key }, { isReplacing: true });
    };
  };
  const close = () => {
    const key = address.open;
    void change({ open: undefined }).then(() => current.to(key));
  };
  const sheet = place?.closest<HTMLElement>('main') ?? place;
  if (!sheet || address.open === undefined) return null;
  return createPortal(
    <DrawerContext key="drawer" value={{ close, next: walk(1), previous: walk(-1), page: page?.(address.open) }}>
      {children}
    </DrawerContext>,
    sheet,
  );
}
