import { formatNumber, formatWon } from '@mall/domain/money';
import { orderStateName } from '@mall/domain/order-words';
import { Badge } from '@mall/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { uploadOrdersQuery } from '../api/uploads.query.ts';
import styles from './made-orders.module.css';
import { ShortPager } from './short-pager.tsx';

/** The orders that resulted from an upload, each with a link. */
export function MadeOrders({ uploadNo }: { uploadNo: number }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(uploadOrdersQuery(uploadNo, page));
  if (!data) return null;
  const pageCount = Math.ceil(data.total / data.pageSize);
  return (
    <section aria-label="들어간 주문">
      <h2 className={styles.title}>
        들어간 주문 <small>{formatNumber(data.total)}건</small>
      </h2>
      <ul className={styles.list}>
        {data.orders.map(({ orderNo, state, recipient, goodsName, totalAmount }) => (
          <li key={orderNo}>
            <ScreenLink screen="uploadOrder" orderNo={orderNo} className={styles.row}>
              <Badge>{orderStateName(state, 'ON_ACCOUNT')}</Badge>
              <span>{orderNo}</span>
              <b>{recipient}</b>
              <span>{goodsName}</span>
              <strong>{formatWon(totalAmount)}</strong>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <ShortPager page={page} pageCount={pageCount} label="주문 페이지" onChange={setPage} />
    </section>
  );
}
