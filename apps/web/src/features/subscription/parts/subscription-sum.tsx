import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { formatWon } from '@mall/domain/money';
import { termSumText } from '@mall/domain/subscription-words';
import { Note } from '@mall/ui/note';
import { SumList } from '@mall/ui/sum-list';
import { buyingText } from '../model/subscription-words.ts';
import type { ChosenSubscription } from '../model/use-subscription-choice.ts';
import styles from './subscription-sum.module.css';

type Props = { detail: SubscriptionDetail; chosen: ChosenSubscription };

/** What is paid each month, once, and over the whole term, with how each sum is computed. */
export function SubscriptionSum({ detail, chosen: { choice, cost } }: Props) {
  if (detail.card.isSoldOut || !cost) return <Note tone="warn">지금은 신청을 받지 않는 상품이에요.</Note>;
  const buying = buyingText(detail, cost);
  return (
    <div className={styles.sum} aria-live="polite">
      <SumList
        rows={[
          { label: '월 이용료', amount: cost.monthlyFee },
          ...(cost.cardDiscount > 0 ? [{ label: '제휴카드 할인', amount: -cost.cardDiscount }] : []),
        ]}
        total={{ label: '매달 내는 금액', amount: cost.monthlyTotal }}
      />
      <SumList
        className={styles.whole ?? ''}
        rows={[
          ...(detail.card.isFirstMonthFree ? [{ label: '첫 달 이용료', amount: '무료' }] : []),
          { label: '등록비 (처음 한 번)', amount: cost.registrationFee > 0 ? cost.registrationFee : '무료' },
          { label: `${choice.months}개월 동안 모두`, amount: formatWon(cost.termTotal) },
        ]}
      />
      <p className={styles.explained}>
        {termSumText(choice.months, cost)}
        {buying && <span>{buying}</span>}
      </p>
    </div>
  );
}
