import type { OfficeOrder } from '@mall/contracts/office/orders';
import { Dot } from '../../kit/badge.tsx';
import { Moment } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { momentText } from '../../lib/moments.ts';
import { won } from '../../lib/numbers.ts';
import { stateTones, stateWords } from './order-words.ts';
import styles from './orders.module.css';
import { PayLink } from './pay-link.tsx';

type Props = { order: OfficeOrder };

/** An unpaid order placed by staff: where its member pays, and who placed it. */
export function Paying({ order: { paying, placedBy } }: Props) {
  if (!paying && placedBy === '') return null;
  return (
    <Part title={placedBy ? '전화 주문' : '결제 대기'}>
      {placedBy && <p>{placedBy} 님이 대신 넣었어요</p>}
      {paying && (
        <>
          <p className={styles.grey}>{momentText(paying.until)}까지 결제를 기다려요</p>
          <PayLink url={paying.url} />
        </>
      )}
    </Part>
  );
}

const termNames: Readonly<Record<string, string>> = {
  service: '이용약관',
  privacy: '개인정보 수집·이용',
  thirdParty: '개인정보 제3자 제공',
};
const receiptWords: Readonly<Record<string, string>> = { ISSUED: '발급됨', FAILED: '발급 실패', WAITING: '발급 중' };
const attemptWords: Readonly<Record<string, string>> = {
  OPEN: '결제창 열림',
  CONFIRMING: '승인 중',
  WAITING: '입금 대기',
  DONE: '결제됨',
  HELD: '보류',
  FAILED: '실패',
  CANCELLED: '취소됨',
  REPLACED: '다시 시도함',
  RETURNING: '돌려주는 중',
};

/** Payment attempts, the cash receipt, and the member's consents. */
export function Papers({ order: { attempts, receipt, consents } }: Props) {
  return (
    <>
      {attempts.length > 0 && (
        <Part title={`결제 시도 ${attempts.length}`}>
          <ul className={styles.lines}>
            {attempts.map(({ attemptNo, amount, state, failure, changedAt }) => (
              <li key={attemptNo}>
                <div>
                  <b>{attemptWords[state] ?? state}</b>
                  {failure && <small>{failure}</small>}
                  <small>
                    <Moment at={changedAt} />
                  </small>
                </div>
                <b className={styles.end}>{won(amount)}</b>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {receipt && (
        <Part title="현금영수증">
          <p>
            {receiptWords[receipt.state] ?? receipt.state} · {won(receipt.amount)}
          </p>
        </Part>
      )}
      {consents.length > 0 && (
        <Part title="동의">
          <ul className={styles.lines}>
            {consents.map(({ termCode, appliedOn, agreedAt }) => (
              <li key={termCode}>
                <div>
                  <b>{termNames[termCode] ?? termCode}</b>
                  <small>{`${appliedOn} 시행본`}</small>
                </div>
                <Moment className={styles.end} at={agreedAt} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** Other orders of the member. */
export function Others({ order: { mallId, others } }: Props) {
  if (others.length === 0) return null;
  return (
    <Part title="이 회원의 다른 주문">
      <ul className={styles.lines}>
        {others.map(({ orderNo, state, totalAmount, orderedAt }) => (
          <li key={orderNo}>
            <div>
              <OfficeLink screen="order" params={{ mallId, orderNo }}>
                {orderNo}
              </OfficeLink>
              <small>
                {momentText(orderedAt)} · {won(totalAmount)}
              </small>
            </div>
            <span className={styles.end}>
              <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
