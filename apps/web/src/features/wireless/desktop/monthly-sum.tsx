import { formatNumber } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { instalmentLabel } from '@mall/domain/wireless-words';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { SumList } from '@mall/ui/sum-list';
import Equal from 'lucide-react/icons/equal';
import Plus from 'lucide-react/icons/plus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { choiceWords } from '../model/choice-words.ts';
import { savingSentence } from '../model/discount-words.ts';
import { deviceFormula, deviceRows, planRows } from '../model/sum-rows.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { LegalNotes } from '../parts/legal-notes.tsx';
import styles from './monthly-sum.module.css';

type Props = { wireless: Wireless; priced: PricedChoice };

/** 기기값 + 통신요금 = 매달 내는 금액, as an equation with its parts. */
export function MonthlySum({ wireless: { detail, openExplanation }, priced }: Props) {
  const { quote, plan, comparison } = priced;
  const isDearer = comparison.cheaper !== null && comparison.cheaper !== quote.discountType;
  const SavingIcon = isDearer ? TrendingUp : TrendingDown;
  const formula = deviceFormula(quote, detail.instalmentRatePercent);
  return (
    <section className={styles.sum} aria-label="매달 이렇게 내요">
      <Row align="baseline" justify="between" gap={24} className={styles.head}>
        <h2>매달 이렇게 내요</h2>
        <p>
          {detail.card.name} {choiceWords(priced)}
        </p>
      </Row>
      <div className={styles.equation}>
        <Part
          title={quote.instalmentMonths === 1 ? '기기값 (일시불)' : '기기값'}
          amount={quote.deviceMonthly}
          formula={formula}
        >
          <SumList className={styles.rows} rows={deviceRows(quote)} />
        </Part>
        <Plus className={styles.sign} size={26} strokeWidth={2.2} aria-label="더하기" />
        <Part
          title="통신요금"
          amount={quote.planMonthly}
          formula={{ title: `${plan.carrier} · ${quote.contractMonths}개월 약정`, text: plan.dataSummary }}
        >
          <SumList className={styles.rows} rows={planRows(priced)} />
        </Part>
        <Equal className={styles.sign} size={26} strokeWidth={2.2} aria-label="같음" />
        <div className={styles.total}>
          <h3>매달 내는 금액</h3>
          <p className={styles.amount}>
            <small>월 </small>
            {formatNumber(quote.monthlyTotal)}
            <small>원</small>
          </p>
          <Row as="p" align="center" gap={6} marginTop={6} className={styles.saving}>
            <SavingIcon size={16} strokeWidth={1.75} aria-hidden="true" />
            {savingSentence(priced)}
          </Row>
          <p className={styles.months}>기기값은 {instalmentLabel(quote.instalmentMonths)} 기준이에요</p>
          <Button variant="primary" size="xl" block onClick={openExplanation}>
            요금 계산 보기
          </Button>
        </div>
      </div>
      <LegalNotes detail={detail} />
    </section>
  );
}

type PartProps = {
  title: string;
  amount: number;
  formula: { title: string; text: string };
  children: ReactNode;
};

function Part({ title, amount, formula, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <p className={styles.amount}>
        {formatNumber(amount)}
        <small>원</small>
      </p>
      {children}
      <p className={styles.formula}>
        {formula.title}
        <span>{formula.text}</span>
      </p>
    </div>
  );
}
