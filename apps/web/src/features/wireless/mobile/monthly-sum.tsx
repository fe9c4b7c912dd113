import { formatNumber, formatWon } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { SumList } from '@mall/ui/sum-list';
import { savingSentence } from '../model/discount-words.ts';
import { deviceFormula, deviceRows, planRows } from '../model/sum-rows.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { LegalNotes } from '../parts/legal-notes.tsx';
import { Block } from './block.tsx';
import styles from './monthly-sum.module.css';

type Props = { wireless: Wireless; priced: PricedChoice };

/** 기기값 + 통신요금 = 매달 내는 금액, as a receipt. */
export function MonthlySum({ wireless: { detail }, priced }: Props) {
  const { quote } = priced;
  const formula = deviceFormula(quote, detail.instalmentRatePercent);
  return (
    <Block title="매달 이렇게 내요">
      <div className={styles.receipt}>
        <h3 className={styles.head}>
          <span>{quote.instalmentMonths === 1 ? '기기값 (일시불)' : '기기값'}</span>
          <b>{formatWon(quote.deviceMonthly)}</b>
        </h3>
        <SumList rows={deviceRows(quote)} />
        <p className={styles.formula}>
          {formula.text}, {formula.title}
        </p>
        <hr />
        <h3 className={styles.head}>
          <span>통신요금</span>
          <b>{formatWon(quote.planMonthly)}</b>
        </h3>
        <SumList rows={planRows(priced)} />
        <hr />
        <p className={styles.total}>
          <span>매달 내는 금액</span>
          <b>
            {formatNumber(quote.monthlyTotal)}
            <small>원</small>
          </b>
        </p>
        <p className={styles.saving}>{savingSentence(priced)}</p>
      </div>
      <div className={styles.notes}>
        <LegalNotes detail={detail} />
      </div>
    </Block>
  );
}
