import type { Claim, OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { claimName, claimStateNames, claimWay } from '@mall/domain/order-words';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { momentText } from '../../../lib/moment-text.ts';
import { claimFacts } from '../model/claim-facts.ts';
import { useWithdrawClaim } from '../model/use-withdraw-claim.ts';
import styles from './claim-list.module.css';
import { ProgressSteps } from './progress-steps.tsx';

/** The order's claims, newest first, with their results. */
export function ClaimList({ order }: { order: OrderDetail }) {
  const { withdraw, isWithdrawing } = useWithdrawClaim(order.card.orderNo);
  return (
    <Stack as="ul" gap={12} className={styles.claims}>
      {order.claims.toReversed().map((claim) => (
        <li key={claim.claimNo}>
          <Row align="baseline" wraps gap="4 10" className={styles.head}>
            <h3>{claimName(claim.type, claim.state)}</h3>
            <span>{momentText(claim.history.at(-1)?.happenedAt ?? claim.requestedAt)}</span>
            {claim.refundAmount > 0 && <Refund claim={claim} />}
          </Row>
          <Way claim={claim} />
          <KeyValueList items={claimFacts(order, claim)} />
          {claim.mayWithdraw && (
            <Button size="sm" isLoading={isWithdrawing} onClick={() => withdraw(claim.claimNo)}>
              신청 철회
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Refund({ claim: { state, refundAmount } }: { claim: Claim }) {
  if (state === 'REJECTED' || state === 'WITHDRAWN') return null;
  return (
    <p className={styles.refund}>
      {state === 'DONE' ? '환불 금액' : '환불 예정 금액'} <b>{formatWon(refundAmount)}</b>
    </p>
  );
}

/** A cancellation has no steps: it is requested, and then done or not. */
function Way({ claim: { type, state } }: { claim: Claim }) {
  const reached = (claimWay as readonly string[]).indexOf(state);
  if (type === 'CANCEL' || reached < 0) return null;
  return (
    <div className={styles.way}>
      <ProgressSteps
        label={`${claimName(type, state)} 진행`}
        steps={claimWay.map((each) => claimStateNames[each])}
        reached={reached}
      />
    </div>
  );
}
