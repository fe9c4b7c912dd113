import { formatNumber } from '@mall/domain/money';
import { Skeleton } from '@mall/ui/skeleton';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { Load } from '../../../lib/routing/load.ts';
import { prepareUpload } from '../model/prepare-upload.ts';
import type { UploadAddress } from '../model/upload-address.ts';
import { type OrderableGoods, useOrderableGoods } from '../model/use-orderable-goods.ts';
import { AccountPanel } from '../parts/account-panel.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { GoodsSearch } from '../parts/goods-search.tsx';
import { GoodsTable } from '../parts/goods-table.tsx';
import { NoGoods } from '../parts/no-goods.tsx';
import { UploadBox } from '../parts/upload-box.tsx';
import { UploadHistory } from '../parts/upload-history.tsx';
import { UploadWork } from '../parts/upload-work.tsx';
import styles from './upload.module.css';

/** The landing of an UPLOAD mall: orders by spreadsheet, and the goods that its members may order; or one of their uploads. */
export function UploadPage({ address }: { address: UploadAddress }) {
  const { upload, again } = address;
  const { device } = useMall();
  return (
    <div className={styles[device]}>
      {upload === undefined ? (
        <Landing address={address} />
      ) : (
        <UploadWork key={upload} uploadNo={upload} isAgain={again === 1} />
      )}
    </div>
  );
}

function Landing({ address }: { address: UploadAddress }) {
  const list = useOrderableGoods(address);
  return (
    <>
      <h1>대량주문</h1>
      <AccountPanel />
      <UploadBox />
      <UploadHistory />
      <section aria-label="주문할 수 있는 상품">
        <div className={styles.head}>
          <h2>주문할 수 있는 상품</h2>
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
        <PageLinks page={list.page} pageCount={list.pageCount} toPage={list.toPage} />
      </section>
    </>
  );
}

function Goods({ list }: { list: OrderableGoods }) {
  const isPhone = useMall().device === 'mobile';
  if (list.isPending) return <Skeleton height={isPhone ? 560 : 720} shape="tile" />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isEmpty) return <NoGoods address={list.address} />;
  return isPhone ? <GoodsRows goods={list.goods} /> : <GoodsTable goods={list.goods} />;
}

export const load: Load<UploadAddress> = ({ queryClient, address }) => prepareUpload(queryClient, address);
