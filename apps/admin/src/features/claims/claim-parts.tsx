import type { ClaimDetail } from '@mall/contracts/office/claims';
import { textOf } from '@mall/contracts/office/personal';
import { blankedWords } from '@mall/domain/blanked-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Toned } from '../../kit/badge.tsx';
import { Ledger } from '../../kit/ledger.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { momentText } from '../../lib/moments.ts';
import { won } from '../../lib/numbers.ts';
import { faultWords, stateTones, stateWords } from './claim-words.ts';
import styles from './claims.module.css';

type Props = { claim: ClaimDetail };

/** What the member returns, and why. */
export function Request({ claim }: Props) {
  const { lines, reason, fault, requestedAt, order, pickup, refundAccount } = claim;
  return (
    <div className={styles.request}>
      <p className={styles.quote}>{reason ? `“${reason}”` : blankedWords}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineNo}>
            <Thumb image={line.image} />
            <div>
              <b>{line.productName}</b>
              <small>
                {[line.brandName, line.optionText, `${won(line.unitPrice)} × ${line.quantity}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <b>{won(line.unitPrice * line.quantity)}</b>
          </li>
        ))}
      </ul>
      <KeyValueList
        className={styles.facts ?? ''}
        items={[
          { label: '책임', value: `${faultWords[fault]}${fault === 'MEMBER' ? ' (단순 변심)' : ' (불량·오배송)'}` },
          { label: '신청', value: momentText(requestedAt) },
          ...(order.deliveredAt ? [{ label: '받은 날', value: momentText(order.deliveredAt) }] : []),
          ...(textOf(order.ordererName)
            ? [{ label: '주문자', value: `${textOf(order.ordererName)} · ${textOf(order.ordererPhone)}` }]
            : []),
          ...(pickup
            ? [
                {
                  label: '수거',
                  value: `${textOf(pickup.recipient)} · ${textOf(pickup.phone)} · ${textOf(pickup.address)}`,
                },
              ]
            : []),
          ...(refundAccount
            ? [
                {
                  label: '환불 계좌',
                  value: `${refundAccount.bank} ${textOf(refundAccount.accountNumber)} · ${textOf(refundAccount.holder)}`,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** What to check before deciding: what is fine, and what needs attention. */
export function Checks({ claim }: Props) {
  return (
    <ul className={styles.checks}>
      {claim.checks.map(({ isFine, words, note }) => (
        <li key={words} data-fine={isFine || undefined}>
          {isFine ? (
            <CircleCheck size={16} strokeWidth={1.75} aria-label="괜찮아요" />
          ) : (
            <TriangleAlert size={16} strokeWidth={1.75} aria-label="확인해 주세요" />
          )}
          <div>
            {words}
            {note && <small>{note}</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The progress of a refund. */
export function Steps({ claim }: Props) {
  if (claim.steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label="환불 진행">
      {claim.steps.map(({ name, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {name}
          {at && <time dateTime={at}>{momentText(at)}</time>}
          {state === 'now' && <Toned tone="info">기다리는 중</Toned>}
        </li>
      ))}
    </ol>
  );
}

/** The order's payments, with the planned refund. */
export const Movements = ({ claim }: Props) => (
  <Ledger
    movements={claim.ledger.map(({ label, note, at, amount }, index) => ({
      ...{ key: String(index), what: label, through: at === null ? '' : note, amount },
      ...(at !== null && { at }),
    }))}
  />
);

export const History = ({ claim }: Props) => (
  <Timeline
    items={claim.history.map(({ toState, at, by, actor, reason }) => ({
      ...{ key: `${toState} ${at}`, at, title: toState === 'REQUESTED' ? '신청' : stateWords[toState] },
      note: [by, reason].filter(Boolean).join(' · '),
      tone: actor === 'SYSTEM' ? 'plain' : stateTones[toState],
    }))}
  />
);
