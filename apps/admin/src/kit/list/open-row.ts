import type { Callable } from '../../lib/call.ts';
import type { ListProps } from './list-types.ts';
import type { List } from './use-list.ts';

/** Opens a row beside the list or, where there is no drawer or ⌘ is held, as a page. */
export function openRow<E extends Callable>(
  { props, list }: { props: ListProps<E>; list: List<E> },
  key: string,
  isElsewhere: boolean,
): void {
  const { drawer, page } = props;
  if (page && (isElsewhere || !drawer)) window.open(page(key), isElsewhere ? '_blank' : '_self');
  else if (drawer) void list.change({ open: key }, { isReplacing: list.address.open !== undefined });
}
