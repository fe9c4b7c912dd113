import { formatNumber, formatWon } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { Row } from '@mall/ui/row';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
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
        <Row as="h3" justify="between" gap={12} marginBottom={10} className={styles.head}>
          <span>{quote.instalmentMonths === 1 ? '기기값 (일시불)' : '기기값'}</span>
          <b>{formatWon(quote.deviceMonthly)}</b>
        </Row>
        <SumList rows={deviceRows(quote)} />
        <p className={styles.formula}>
          {formula.text}, {formula.title}
        </p>
        <hr />
        <Row as="h3" justify="between" gap={12} marginBottom={10} className={styles.head}>
          <span>통신요금</span>
          <b>{formatWon(quote.planMonthly)}</b>
        </Row>
        <SumList rows={planRows(priced)} />
        <hr />
        <Row as="p" align="end" justify="between" wraps gap="0 12" className={styles.total}>
          <span>매달 내는 금액</span>
          <b>
            {formatNumber(quote.monthlyTotal)}
            <Text as="small" size={16}>
              원
            </Text>
          </b>
        </Row>
        <p className={styles.saving}>{savingSentence(priced)}</p>
      </div>
      <div className={styles.notes}>
        <LegalNotes detail={detail} />
      </div>
    </Block>
  );
}
