import { Pager } from '@mall/ui/pager';
import { MallLink } from '../../../components/mall-link.tsx';
import { boardListPath } from '../model/board-address.ts';
import type { BoardList } from '../model/use-board-list.ts';

export function BoardPager({ address, page, pageCount }: Pick<BoardList, 'address' | 'page' | 'pageCount'>) {
  if (pageCount < 2) return null;
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      renderLink={(number, children, props) => (
        <MallLink key={number} {...props} to={boardListPath({ ...address, page: number })}>
          {children}
        </MallLink>
      )}
    />
  );
}
