import type { RefundQuote } from '@mall/contracts/claim';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { SumList } from '@mall/ui/sum-list';
import { refundRows, refundSentence } from '../model/refund-words.ts';
import styles from './claim-refund.module.css';

type Props = { order: OrderDetail; type: ClaimType; quote: RefundQuote | undefined; isComing: boolean };

/** The refund, as sums and as a sentence; changes are announced to screen readers. */
export function ClaimRefund({ order, type, quote, isComing }: Props) {
  const isPaid = order.card.state !== 'PENDING_PAYMENT';
  return (
    <Stack
      as="section"
      gap={14}
      padding={20}
      surface="tint"
      className={styles.refund}
      aria-label="환불 안내"
      aria-live="polite"
      aria-busy={isComing}
    >
      {quote && (
        <>
          {quote.goodsAmount > 0 && (
            <SumList rows={refundRows(quote)} total={{ label: '환불 예정 금액', amount: quote.refund }} />
          )}
          <p>{refundSentence(order, type, quote)}</p>
        </>
      )}
      {!quote && isComing && <Skeleton className={isPaid ? styles.sums : styles.sentence} />}
      {!quote && !isComing && <p>상품을 고르면 돌려받을 금액을 알려 드려요.</p>}
    </Stack>
  );
}
