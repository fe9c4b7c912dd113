import type { UploadCard } from '@mall/contracts/upload';
import { formatNumber, formatWon } from '@mall/domain/money';
import { Row } from '@mall/ui/row';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { uploadsQuery } from '../api/uploads.query.ts';
import { ShortPager } from './short-pager.tsx';
import styles from './upload-history.module.css';
import { UploadStateBadge } from './upload-state-badge.tsx';

/** Earlier uploads, newest first; nothing before the first one. */
export function UploadHistory() {
  const [page, setPage] = useState(1);
  const { data } = useQuery(uploadsQuery(page));
  if (!data || data.total === 0) return null;
  const pageCount = Math.ceil(data.total / data.pageSize);
  return (
    <section className={styles.history} aria-label="대량주문 내역">
      <Row align="center" justify="between" wraps gap="4 16" marginBottom={8}>
        <h2>
          대량주문 내역 <small>{formatNumber(data.total)}</small>
        </h2>
        <ScreenLink screen="orderList" className={styles.orders}>
          주문·배송 조회 <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </ScreenLink>
      </Row>
      <ul>
        {data.uploads.map((upload) => (
          <li key={upload.uploadNo}>
            <ScreenLink screen="upload" search={{ upload: upload.uploadNo }} className={styles.row}>
              <UploadStateBadge upload={upload} />
              <b>{upload.fileName}</b>
              <span>{countsText(upload)}</span>
              <span className={styles.when}>
                {momentText(upload.uploadedAt)} · {upload.uploadedBy}
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <ShortPager page={page} pageCount={pageCount} label="내역 페이지" onChange={setPage} />
    </section>
  );
}

function countsText({ state, rowCount, errorCount, orderCount, orderedRowCount, totalAmount }: UploadCard): string {
  if (state === 'ORDERED') {
    return `${formatNumber(orderedRowCount)}행 · 주문 ${formatNumber(orderCount)}건 · ${formatWon(totalAmount)}`;
  }
  if (state === 'EXPIRED') return `${formatNumber(rowCount)}행 · 주문하지 않음`;
  return errorCount > 0
    ? `${formatNumber(rowCount)}행 · 오류 ${formatNumber(errorCount)}행`
    : `${formatNumber(rowCount)}행`;
}
