import type { OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { claimName } from '@mall/domain/order-words';
import { Button } from '@mall/ui/button';
import { momentText } from '../../../lib/moment-text.ts';
import { useWithdrawClaim } from '../model/use-withdraw-claim.ts';
import styles from './claim-list.module.css';

/** What was asked to be given back, newest first, with what came of it. */
export function ClaimList({ order }: { order: OrderDetail }) {
  const { withdraw, isWithdrawing } = useWithdrawClaim(order.card.orderNo);
  const nameOf = (lineNo: number) => order.card.lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
  return (
    <ul className={styles.claims}>
      {order.claims.toReversed().map((claim) => (
        <li key={claim.claimNo}>
          <div className={styles.head}>
            <b>{claimName(claim.type, claim.state)}</b>
            <span>{momentText(claim.requestedAt)}</span>
          </div>
          <p>{claim.lines.map(({ lineNo, quantity }) => `${nameOf(lineNo)} ${quantity}개`).join(', ')}</p>
          <p className={styles.reason}>사유: {claim.reason}</p>
          {claim.answer && <p className={styles.reason}>답변: {claim.answer}</p>}
          {claim.refundAmount > 0 && (
            <p>
              {claim.state === 'DONE' ? '환불 금액' : '환불 예정 금액'} <b>{formatWon(claim.refundAmount)}</b>
            </p>
          )}
          {claim.mayWithdraw && (
            <Button size="sm" variant="line" isLoading={isWithdrawing} onClick={() => withdraw(claim.claimNo)}>
              신청 철회
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
