import { formatNumber } from '@mall/domain/money';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import type { UploadAddress } from '../model/upload-address.ts';
import { type OrderableGoods, useOrderableGoods } from '../model/use-orderable-goods.ts';
import { GoodsPager } from '../parts/goods-pager.tsx';
import { GoodsSearch } from '../parts/goods-search.tsx';
import { NoGoods } from '../parts/no-goods.tsx';
import { GoodsTable } from './goods-table.tsx';
import styles from './upload.module.css';

/** The landing of an UPLOAD mall: what its members may order. */
export function UploadPage({ address }: { address: UploadAddress }) {
  const list = useOrderableGoods(address);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>대량주문 상품</h1>
        {list.total !== undefined && (
          <p role="status">
            총 <b>{formatNumber(list.total)}</b>개
          </p>
        )}
        <GoodsSearch word={address.q} />
      </div>
      <div className={styles.goods} aria-busy={list.isPending || list.isStale}>
        <Goods list={list} />
      </div>
      <GoodsPager list={list} />
    </div>
  );
}

function Goods({ list }: { list: OrderableGoods }) {
  if (list.isPending) return <Skeleton height={720} shape="tile" />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isEmpty) return <NoGoods address={list.address} />;
  return <GoodsTable goods={list.goods} />;
}
