import type { OrderMoney } from '@mall/contracts/office/deposits';
import { textOf } from '@mall/contracts/office/personal';
import { attemptStateNames, entryKindNames } from '@mall/domain/office/payment-words';
import { orderStateName } from '@mall/domain/order-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Dot } from '../../kit/badge.tsx';
import { Ledger } from '../../kit/ledger.tsx';
import { LongNumber, MallName, Moment } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { momentText } from '../../lib/moments.ts';
import { won } from '../../lib/numbers.ts';
import { attemptTones, caseWords, methodWords } from './deposit-words.ts';
import styles from './deposits.module.css';

type Props = { money: OrderMoney };

/** An order's money: what is due, what was tried, what moved. */
export function MoneyParts({ money }: Props) {
  return (
    <>
      <Part title="주문" end={<MallName mallId={money.mallId} name={money.mallName} />}>
        <Order money={money} />
      </Part>
      <Part title={`결제 시도 ${money.attempts.length}번`}>
        <Attempts money={money} />
      </Part>
      <Part title="결제·환불 내역">
        <Movements money={money} />
      </Part>
      <Cases money={money} />
    </>
  );
}

function Order({ money }: Props) {
  const { mallId, orderNo, state, paymentMethod, totalAmount, orderedAt, receipt, notices } = money;
  return (
    <KeyValueList
      items={[
        {
          label: '주문번호',
          value: (
            <OfficeLink screen="order" params={{ mallId, orderNo }} className={styles.link}>
              <LongNumber value={orderNo} />
            </OfficeLink>
          ),
        },
        { label: '상태', value: orderStateName(state, paymentMethod) },
        { label: '주문', value: `${momentText(orderedAt)} · ${won(totalAmount)}` },
        ...(textOf(money.ordererName)
          ? [{ label: '주문자', value: `${textOf(money.ordererName)} · ${textOf(money.ordererPhone)}` }]
          : []),
        ...(receipt ? [{ label: '현금영수증', value: receiptText(receipt) }] : []),
        ...notices.map(({ kind, receivedAt }) => ({
          ...{ label: '처리 못 한 알림', value: `${momentText(receivedAt)} · ${noticeWords[kind] ?? kind}` },
        })),
      ]}
    />
  );
}

const noticeWords: Readonly<Record<string, string>> = {
  DEPOSIT_CALLBACK: '입금 알림',
  PAYMENT_STATUS_CHANGED: '결제 상태 알림',
};

function receiptText({ amount, cash, failure }: NonNullable<OrderMoney['receipt']>): string {
  if (failure) return `${won(amount)} 발급 · ${failure}`;
  return amount === cash ? `${won(amount)} 발급` : `${won(cash)} 중 ${won(amount)} 발급`;
}

function Attempts({ money: { attempts } }: Props) {
  if (attempts.length === 0) return <p className={styles.grey}>결제사로 결제한 적이 없어요.</p>;
  return (
    <ul className={styles.things}>
      {attempts.map(({ attemptNo, method, amount, state, failure, held, changedAt, askedAt }) => (
        <li key={attemptNo}>
          <span>
            {attemptNo}. {methodWords[method]} {won(amount)}
          </span>
          <Dot tone={attemptTones[state]}>{attemptStateNames[state]}</Dot>
          <p>
            {[
              `${momentText(changedAt)}부터`,
              held > 0 && `보관 ${won(held)}`,
              askedAt !== null && `결제사 확인 ${momentText(askedAt)}`,
              failure,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Movements({ money: { entries } }: Props) {
  if (entries.length === 0) return <p className={styles.grey}>아직 오간 돈이 없어요.</p>;
  return (
    <Ledger
      movements={entries.map(({ kind, attemptNo, amount, at }, index) => ({
        ...{ key: String(index), what: entryKindNames[kind], through: `시도 ${attemptNo}`, at, amount },
      }))}
      label="지금 갖고 있는 돈"
    />
  );
}

/** Every case of returning the late deposit, the newest first. */
function Cases({ money: { cases } }: Props) {
  if (cases.length === 0) return null;
  return (
    <Part title="환불 결재">
      <ul className={styles.things}>
        {cases.map(({ caseNo, state, madeBy, madeAt, decidedBy, answer }) => (
          <li key={caseNo}>
            <span>
              결재 {caseNo} · {madeBy} <Moment at={madeAt} className={styles.grey} />
            </span>
            <Dot tone={caseWords[state].tone}>{caseWords[state].name}</Dot>
            {decidedBy && <p>{[`${decidedBy} 님이 결정`, answer].filter(Boolean).join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The state of the return of a late deposit; nothing until it is submitted to a second person. */
export function ReturnNotice({ money: { cases, late } }: Props) {
  const [last] = cases;
  if (!last || late === 0) return null;
  if (last.state === 'OPEN')
    return (
      <p className={styles.notice} role="status">
        {last.madeBy} 님이 결재 {last.caseNo}번을 올렸어요. 다른 사람이 <OfficeLink screen="cases">결재</OfficeLink>에서
        승인하면 바로 보내요.
      </p>
    );
  if (last.state === 'APPROVED')
    return (
      <p className={styles.notice} role="status">
        결재 {last.caseNo}번을 승인했지만 아직 돌려주지 못했어요. 결제사에 다시 확인하고, 돈이 남아 있으면 계좌를 확인해
        다시 올려 주세요.
      </p>
    );
  return null;
}
