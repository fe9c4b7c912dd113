import type { ClaimDetail } from '@mall/contracts/office/claims';
import { Toned } from '../../kit/badge.tsx';
import { SumBadge } from '../../kit/ledger.tsx';
import { Part } from '../../kit/page.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import styles from './claims.module.css';

type Preview = ClaimDetail['preview'];

/** The refund: a row per reason, the total, and what remains with the mall. */
export function RefundPanel({ claim }: { claim: ClaimDetail }) {
  const { preview, state } = claim;
  if (state === 'REJECTED' || state === 'WITHDRAWN')
    return (
      <Part title="환불 금액">
        <p className={styles.sentence}>
          {state === 'REJECTED' ? '거절해서 돌려준 돈이 없어요.' : '회원이 철회해서 돌려준 돈이 없어요.'}
        </p>
      </Part>
    );
  return (
    <Part
      title={
        <>
          환불 금액 <small className={styles.grey}>{state === 'DONE' ? '환불한 금액' : '미리 계산'}</small>
        </>
      }
      end={<SumBadge isRight={preview.balance.addsUp} />}
    >
      <RefundRows rows={preview.rows} />
      <div className={styles.total}>
        <span>{claim.type === 'EXCHANGE' ? '돌려줄 돈' : '환불'}</span>
        <b>{won(preview.refund)}</b>
      </div>
      <p className={styles.sentence}>{preview.sentence}</p>
      <Balance balance={preview.balance} />
    </Part>
  );
}

/** The amounts, a row per reason. */
export function RefundRows({ rows }: Pick<Preview, 'rows'>) {
  return (
    <dl className={styles.reasons}>
      {rows.map(({ label, note, amount }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>
            <Toned tone={amount < 0 ? 'err' : 'plain'} isStrong>
              {won(amount)}
            </Toned>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Balance({ balance }: Pick<Preview, 'balance'>) {
  const { paid, earlier, refund, left, leftWords } = balance;
  return (
    <div className={styles.balance}>
      <dl>
        <div>
          <dt>결제 금액</dt>
          <dd>{won(paid)}</dd>
        </div>
        {earlier > 0 && (
          <div>
            <dt>먼저 환불한 금액</dt>
            <dd>{won(-earlier)}</dd>
          </div>
        )}
        <div>
          <dt>환불 금액</dt>
          <dd>{won(-refund)}</dd>
        </div>
        <div className={styles.left}>
          <dt>남는 금액</dt>
          <dd>{won(left)}</dd>
        </div>
      </dl>
      <p>= {leftWords}</p>
    </div>
  );
}

/** A refund that has changed since it was seen: both versions, reason by reason. */
export function ChangedRefund({ seen, now }: { seen: Preview; now: Preview }) {
  const labels = [...new Set([...seen.rows, ...now.rows].map(({ label }) => label))];
  const amountIn = ({ rows }: Preview, label: string) => rows.find((row) => row.label === label)?.amount ?? 0;
  const rows = [
    ...labels.map((label) => [label, amountIn(seen, label), amountIn(now, label)] as const),
    ['환불', seen.refund, now.refund] as const,
  ];
  return (
    <section className={styles.changed} role="alert">
      <p>
        <b>그사이 환불 금액이 바뀌었어요.</b> 아직 결정하지 않았어요. 확인하고 다시 눌러 주세요.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">내가 본 금액</th>
            <th scope="col">지금 금액</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after]) => (
            <tr key={label} data-changed={before !== after || undefined}>
              <th scope="row">{label}</th>
              <td>{grouped(before)}</td>
              <td>{grouped(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
