import type { Callable } from '../../lib/call.ts';
import { useKeys } from '../keys/use-keys.ts';
import type { ListProps } from './list-types.ts';
import { openRow } from './open-row.ts';
import type { List } from './use-list.ts';

const group = '목록';

/** The keys of every list. While a drawer is open, J and K move it along. */
export function useListKeys<E extends Callable>(props: ListProps<E>, list: List<E>): void {
  const { current, choosing, rows, address, change } = list;
  const isChoosing = props.bulk !== undefined && !list.board.isShown;
  const walk = (by: 1 | -1) => () => {
    const key = current.beside(by);
    current.to(key);
    if (address.open !== undefined && key !== undefined) void change({ open: key }, { isReplacing: true });
  };
  const here = () => rows.find(({ key }) => key === current.current);
  const open = () => {
    const row = here();
    if (row) openRow({ props, list }, row.key, false);
  };
  const choose = (isRange: boolean) => () => {
    const row = here();
    if (row && isChoosing) choosing.onToggle(row, isRange);
  };
  useKeys([
    { keys: 'j', label: '아래', group, run: walk(1) },
    { keys: 'k', label: '위', group, run: walk(-1) },
    { keys: 'arrowdown', run: walk(1) },
    { keys: 'arrowup', run: walk(-1) },
    { keys: 'enter', label: '열기', group, run: open },
    ...(isChoosing
      ? [
          { keys: 'x', label: '선택', group, run: choose(false) },
          { keys: 'shift+x', label: '여기까지 선택', group, run: choose(true) },
          { keys: 'mod+a', label: '이 페이지 모두 선택', group, run: choosing.onTogglePage },
        ]
      : []),
  ]);
}
