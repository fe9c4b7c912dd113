import type { OfficeOrder } from '@mall/contracts/office/orders';
import { textOf } from '@mall/contracts/office/personal';
import { blankedWords } from '@mall/domain/blanked-words';
import { claimName, orderWay } from '@mall/domain/order-words';
import { Toned } from '../../kit/badge.tsx';
import { Moment } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { SmallTable } from '../../kit/small-table.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped, won } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { AddressButton } from './address-modal.tsx';
import { methodWords, stateWords } from './order-words.ts';
import styles from './orders.module.css';
import { Promised } from './promised.tsx';

type Props = { order: OfficeOrder };

const steps = [...orderWay, 'CONFIRMED'] as const;
const placeOf = ({ state }: OfficeOrder) => (steps as readonly string[]).indexOf(state);

/** Whether it is paid and not cancelled. */
export const isOnItsWay = (order: OfficeOrder): boolean => placeOf(order) >= 0;

/** The steps reached, with their times. */
export function Way({ order }: Props) {
  const at = placeOf(order);
  if (at < 0) return null;
  const momentOf = (step: string) =>
    order.history.findLast(({ toState, fromState }) => toState === step && fromState !== step)?.happenedAt;
  return (
    <ol className={styles.way} aria-label="진행">
      {steps.map((step, index) => {
        const moment = momentOf(step);
        return (
          <li key={step} data-done={index <= at || undefined} data-next={index === at + 1 || undefined}>
            <b>{stateWords[step]}</b>
            <span>{index <= at ? moment && momentText(moment) : index === at + 1 ? '할 차례' : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}

export function Lines({ order }: Props) {
  return (
    <ul className={styles.lines}>
      {order.lines.map((line) => (
        <li key={line.lineNo}>
          <div>
            <b>{line.productName}</b>
            <small>
              {[line.optionText, line.productNo, `${won(line.unitPrice)} × ${line.quantity}`]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {line.promisedOn !== null && (
              <small>
                도착 예정 <Promised promisedOn={line.promisedOn} state={order.state} />
              </small>
            )}
            {line.takenBack > 0 && <Toned tone="err">{`${line.takenBack}개 취소·반품`}</Toned>}
            {line.shipped > 0 && <Toned tone="info">{` ${line.shipped}개 발송`}</Toned>}
          </div>
          <b className={styles.end}>{grouped(line.unitPrice * line.quantity)}</b>
        </li>
      ))}
    </ul>
  );
}

export function Money({ order }: Props) {
  const rows: readonly (readonly [string, number])[] = [
    ['상품 금액', order.goodsAmount],
    ['배송비', order.deliveryAmount],
    ...(order.refundedAmount > 0 ? [['환불한 금액', -order.refundedAmount] as const] : []),
  ];
  return (
    <dl className={styles.money}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount < 0 ? <Toned tone="err">{grouped(amount)}</Toned> : grouped(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>결제 금액 · {methodWords[order.paymentMethod]}</dt>
        <dd>{won(order.totalAmount - order.refundedAmount)}</dd>
      </div>
    </dl>
  );
}

/** The member and the delivery address; masked. */
export function People({ order }: Props) {
  if (order.blankedAt)
    return (
      <Part title="주문자와 받는 곳">
        <p className={styles.grey}>{blankedWords}</p>
      </Part>
    );
  return (
    <div className={styles.people}>
      <div>
        <Part title="주문자">
          <p>{textOf(order.ordererName)}</p>
          <p>{textOf(order.ordererPhone)}</p>
          <p>{textOf(order.ordererEmail)}</p>
        </Part>
      </div>
      <div>
        <Part title="받는 곳" end={<AddressButton order={order} />}>
          <p>{textOf(order.recipient)}</p>
          <p>{textOf(order.recipientPhone)}</p>
          <p>
            {textOf(order.roadAddress)} {order.isRemote && <Toned tone="warn">도서산간</Toned>}
          </p>
          {order.deliveryRequest && <p className={styles.grey}>{order.deliveryRequest}</p>}
        </Part>
      </div>
    </div>
  );
}

export function Claims({ order }: Props) {
  const mayRead = useMay('claims.read');
  if (order.claims.length === 0) return null;
  return (
    <Part title={`클레임 ${order.claims.length}`}>
      <ul className={styles.lines}>
        {order.claims.map(({ claimNo, type, state, reason, refundAmount, requestedAt }) => {
          const name = <b>{claimName(type, state)}</b>;
          const params = { mallId: order.mallId, orderNo: order.orderNo, claimNo: claimNo };
          return (
            <li key={claimNo}>
              <div>
                {mayRead ? (
                  <OfficeLink screen="claim" params={params}>
                    {name}
                  </OfficeLink>
                ) : (
                  name
                )}
                <small>{reason}</small>
                <small>{momentText(requestedAt)}</small>
              </div>
              <b className={styles.end}>{won(refundAmount)}</b>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** Money in and out with the balance after each; the last balance is what is held. */
export function Ledger({ order }: Props) {
  const balances = order.ledger.map((_, at) =>
    order.ledger.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0),
  );
  return (
    <SmallTable
      ends={2}
      heads={['시각', '내역', '금액', '잔액']}
      rows={order.ledger.map(({ kind, happenedAt, amount }, at) => ({
        key: `${happenedAt} ${amount}`,
        cells: [
          <Moment key="at" at={happenedAt} />,
          kind === 'PAYMENT' ? '결제' : '환불',
          <Toned key="amount" tone={amount < 0 ? 'err' : 'plain'}>
            {amount < 0 ? grouped(amount) : `+${grouped(amount)}`}
          </Toned>,
          grouped(balances[at] ?? 0),
        ],
      }))}
    />
  );
}

const actorWords = { MEMBER: '회원', OPERATOR: '운영자', SYSTEM: '자동' };

/** What happened, the newest first, with who did it. */
export function History({ order }: Props) {
  return (
    <ol className={styles.history}>
      {order.history.toReversed().map(({ fromState, toState, happenedAt, actor, staffName, reason }) => (
        <li key={`${toState} ${happenedAt} ${reason}`}>
          <div>
            <b>
              {fromState === toState ? reason || '변경' : toState === 'PENDING_PAYMENT' ? '주문' : stateWords[toState]}
            </b>
            <small>
              {[staffName || actorWords[actor], fromState === toState ? '' : reason].filter(Boolean).join(' · ')}
            </small>
          </div>
          <Moment className={styles.grey} at={happenedAt} />
        </li>
      ))}
    </ol>
  );
}
