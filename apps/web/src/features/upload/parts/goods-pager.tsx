import { Pager } from '@mall/ui/pager';
import { MallLink } from '../../../components/mall-link.tsx';
import { uploadPath } from '../model/upload-address.ts';
import type { OrderableGoods } from '../model/use-orderable-goods.ts';

export function GoodsPager({ list: { address, page, pageCount } }: { list: OrderableGoods }) {
  if (pageCount < 2) return null;
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      renderLink={(number, children, props) => (
        <MallLink key={number} {...props} to={uploadPath({ ...address, page: number })}>
          {children}
        </MallLink>
      )}
    />
  );
}
