import { formatNumber, formatWon } from '@mall/domain/money';
import type { Quote } from '@mall/domain/wireless-quote';
import { Badge } from '@mall/ui/badge';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { memo, useId } from 'react';
import { type OfferedPlan, reasonsOf } from '../model/wireless-address.ts';
import styles from './plan-list.module.css';

type Props = {
  label: string;
  plans: readonly OfferedPlan[];
  chosenNo: number;
  /** The phone's monthly price with each plan and the current other choices; undefined for a plan that may not be taken. */
  quotes: ReadonlyMap<number, Quote>;
  onChoose: (planNo: number) => void;
};

/** Plans of one carrier, one to be chosen, each with the phone's monthly price; one that may not be taken says why. */
export const PlanList = memo(function PlanList({ label, plans, chosenNo, quotes, onChoose }: Props) {
  const group = useId();
  return (
    <Stack gap={8} role="radiogroup" aria-label={label}>
      {plans.map((offered) => (
        <PlanRow
          key={offered.plan.planNo}
          offered={offered}
          quote={quotes.get(offered.plan.planNo)}
          group={group}
          isChosen={offered.plan.planNo === chosenNo}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
});

/** A dot stays with the text before it, and parts without a space stay together. */
const dotted = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => fact.replaceAll('·', '\u2060·\u2060').replaceAll('만 ', '만\u00a0'))
    .join('\u00a0· ');

type RowProps = Pick<Props, 'onChoose'> & {
  offered: OfferedPlan;
  quote: Quote | undefined;
  group: string;
  isChosen: boolean;
};

function PlanRow({ offered, quote, group, isChosen, onChoose }: RowProps) {
  const { plan, reasons } = offered;
  const isOpen = reasons.length === 0;
  return (
    <label className={styles.plan} data-closed={isOpen ? undefined : true}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={plan.planNo}
        checked={isChosen && isOpen}
        disabled={!isOpen}
        onChange={() => onChoose(plan.planNo)}
      />
      <span className={styles.words}>
        <Row as="span" align="center" wraps gap="2 8" className={styles.name}>
          {plan.name}
          {plan.isPopular && isOpen && <Badge tone="brand">많이 골라요</Badge>}
        </Row>
        <span className={styles.summary}>
          {dotted([
            plan.dataSummary,
            plan.benefitSummary,
            quote?.planMonthly === plan.monthlyPrice ? '' : `월정액 ${formatWon(plan.monthlyPrice)}`,
          ])}
        </span>
        {!isOpen && <span className={styles.reason}>{reasonsOf(offered)}</span>}
      </span>
      {quote && (
        <span className={styles.price}>
          <small>월</small> {formatWon(quote.monthlyTotal)}
          <span>
            기기 {formatNumber(quote.deviceMonthly)} + 요금 {formatNumber(quote.planMonthly)}
          </span>
        </span>
      )}
    </label>
  );
}
