import { formatWon } from '@mall/domain/money';
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
  onChoose: (planNo: number) => void;
};

/**
 * Plans of one carrier, one to be chosen, each with its price before and after the plan discount; one that may not be had says why.
 */
export const PlanList = memo(function PlanList({ label, plans, chosenNo, onChoose }: Props) {
  const group = useId();
  return (
    <Stack gap={8} role="radiogroup" aria-label={label}>
      {plans.map((offered) => (
        <PlanRow
          key={offered.plan.planNo}
          offered={offered}
          group={group}
          isChosen={offered.plan.planNo === chosenNo}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
});

/** Dots stay with what stands before them, and hold words without a space together. */
const dotted = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => fact.replaceAll('·', '\u2060·\u2060').replaceAll('만 ', '만\u00a0'))
    .join('\u00a0· ');

type RowProps = Pick<Props, 'onChoose'> & { offered: OfferedPlan; group: string; isChosen: boolean };

function PlanRow({ offered, group, isChosen, onChoose }: RowProps) {
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
      <span>
        <Row as="span" align="center" wraps gap="2 8" className={styles.name}>
          {plan.name}
          {plan.isPopular && isOpen && <Badge tone="brand">많이 골라요</Badge>}
        </Row>
        <span className={styles.summary}>{dotted([plan.dataSummary, plan.benefitSummary])}</span>
        {!isOpen && <span className={styles.reason}>{reasonsOf(offered)}</span>}
      </span>
      <span className={styles.price}>
        {formatWon(plan.monthlyPrice)}
        <span>약정 할인 시 {formatWon(plan.monthlyPrice - plan.discountMonthly24)}</span>
      </span>
    </label>
  );
}
