import { uploadOrderLink } from '@mall/domain/menu-links';
import { formatNumber, formatWon } from '@mall/domain/money';
import { orderStateName } from '@mall/domain/order-words';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import { uploadOrdersQuery } from '../api/uploads.query.ts';
import styles from './made-orders.module.css';

/** The orders that came of an upload, each with the way to it. */
export function MadeOrders({ uploadNo }: { uploadNo: number }) {
  const { device } = useMall();
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
            <MallLink to={uploadOrderLink(device, orderNo)} className={styles.row}>
              <Badge>{orderStateName(state, 'ON_ACCOUNT')}</Badge>
              <span>{orderNo}</span>
              <b>{recipient}</b>
              <span>{goodsName}</span>
              <strong>{formatWon(totalAmount)}</strong>
            </MallLink>
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <p className={styles.pages}>
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            이전
          </Button>
          <span>
            {page} / {pageCount}
          </span>
          <Button size="sm" disabled={page === pageCount} onClick={() => setPage(page + 1)}>
            다음
          </Button>
        </p>
      )}
    </section>
  );
}
