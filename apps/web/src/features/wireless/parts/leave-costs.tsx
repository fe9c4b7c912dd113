import type { ReturnBasis } from '@mall/contracts/wireless-codes';
import type { CarrierReturnRule } from '@mall/contracts/wireless-detail';
import { basesWithoutRule, leaveCosts } from '@mall/domain/leave-cost';
import { formatWon } from '@mall/domain/money';
import type { Quote } from '@mall/domain/wireless-quote';
import { discountTypeLabels, instalmentLabel } from '@mall/domain/wireless-words';
import { Accordion } from '@mall/ui/accordion';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { SumList } from '@mall/ui/sum-list';
import { Text } from '@mall/ui/text';
import { useId, useState } from 'react';
import { dayText } from '../../../lib/moment-text.ts';
import { basisLabels, costRows, ruleWords } from '../model/leave-words.ts';
import { LeaveChart } from './leave-chart.tsx';
import styles from './leave-costs.module.css';
import { LeaveTable } from './leave-table.tsx';

type Props = { quote: Quote; carrier: string; rules: readonly CarrierReturnRule[] };

/** "What if I leave?": what a member would owe at each month of this contract, as a chart, a sum and a table. */
export function LeaveCosts({ quote, carrier, rules }: Props) {
  const [wanted, setWanted] = useState(12);
  const own = rules.filter((rule) => rule.carrier === carrier && rule.contractMonths === quote.contractMonths);
  const costs = leaveCosts(quote, own);
  const chosen = costs[Math.min(wanted, costs.length) - 1];
  if (!chosen) return null;
  const missing = basesWithoutRule(quote, own);
  const received = {
    COMMON_SUPPORT: quote.commonSupport,
    EXTRA_SUPPORT: quote.extraSupport,
    PLAN_DISCOUNT: quote.planDiscountMonthly,
  };
  const isCounted = (basis: ReturnBasis) => received[basis] > 0 && !missing.includes(basis);
  return (
    <div className={styles.costs}>
      <Text size={13} tone="muted">
        {carrier} · {discountTypeLabels[quote.discountType]} {quote.contractMonths}개월 약정 ·{' '}
        {quote.instalmentMonths === 1 ? '기기값 일시불' : `기기값 ${instalmentLabel(quote.instalmentMonths)} 할부`} 기준
      </Text>
      {missing.length > 0 && (
        <Note tone="warn" className={styles.missing ?? ''}>
          {carrier}의 {missing.map((basis) => basisLabels[basis]).join(', ')} 기준이 아직 없어 아래 금액에서 빠졌어요.
          신청 전에 고객센터에 확인해 주세요.
        </Note>
      )}
      <div className={styles.panes}>
        <div>
          <MonthSlider month={chosen.month} last={costs.length} total={chosen.total} onChange={setWanted} />
          <p className={styles.total} aria-live="polite">
            <b>{formatWon(chosen.total)}</b>
            {chosen.total === 0 ? '을 내요. 위약금 없이 해지할 수 있어요.' : '을 내야 해요.'}
          </p>
          <SumList rows={costRows(chosen, isCounted)} />
        </div>
        <LeaveChart costs={costs} month={chosen.month} onChoose={setWanted} />
      </div>
      <div className={styles.folds}>
        <Accordion title="월별 금액 표로 보기">
          <LeaveTable costs={costs} month={chosen.month} />
        </Accordion>
        <Accordion title="어떻게 계산하나요?">
          <Stack as="ul" gap={10} className={styles.rules}>
            {own
              .filter(({ basis }) => isCounted(basis))
              .map((rule) => (
                <Text as="li" variant="body" tone="soft" key={rule.basis}>
                  <b>{basisLabels[rule.basis]}</b> {ruleWords(rule)}
                  <span>
                    {carrier} 위약금 기준 · {dayText(rule.validFrom)}부터
                  </span>
                </Text>
              ))}
            <Text as="li" variant="body" tone="soft">
              <b>남은 할부원금</b> 아직 내지 않은 할부원금이에요. 한 번에 내거나 할부로 계속 낼 수 있고, 기한이 오지
              않은 이자는 넣지 않았어요.
            </Text>
            <Text as="li" variant="body" tone="soft">
              개통한 날부터 한 달을 365 ÷ 12일로 보고 계산했어요. 해지하는 날짜에 따라 조금 달라질 수 있어요.
            </Text>
          </Stack>
        </Accordion>
      </div>
    </div>
  );
}

type SliderProps = { month: number; last: number; total: number; onChange: (month: number) => void };

function MonthSlider({ month, last, total, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <Text as="label" size={16} htmlFor={id}>
        <b>{month}개월</b> 쓰고 해지하면
      </Text>
      <input
        id={id}
        type="range"
        min={1}
        max={last}
        value={month}
        aria-label="해지 시점"
        aria-valuetext={`${month}개월, ${formatWon(total)}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Row as="p" justify="between" className={styles.ends} aria-hidden="true">
        <span>1개월</span>
        <span>{last}개월</span>
      </Row>
    </div>
  );
}
