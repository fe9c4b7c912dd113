import type { CarrierPlan } from '@mall/contracts/wireless';
import { formatWon } from '@mall/domain/money';
import { Badge } from '@mall/ui/badge';
import { memo, useId } from 'react';
import styles from './plan-list.module.css';

type Props = {
  label: string;
  plans: readonly CarrierPlan[];
  chosenNo: number;
  onChoose: (planNo: number) => void;
};

/** Plans of one carrier, one to be chosen, each with its price before and after the plan discount. */
export const PlanList = memo(function PlanList({ label, plans, chosenNo, onChoose }: Props) {
  const group = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {plans.map((plan) => (
        <label key={plan.planNo} className={styles.plan}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={plan.planNo}
            checked={plan.planNo === chosenNo}
            onChange={() => onChoose(plan.planNo)}
          />
          <span>
            <span className={styles.name}>
              {plan.name}
              {plan.isPopular && <Badge tone="brand">많이 골라요</Badge>}
            </span>
            <span className={styles.summary}>
              {[plan.dataSummary, plan.benefitSummary].filter((text) => text !== '').join(' · ')}
            </span>
          </span>
          <span className={styles.price}>
            {formatWon(plan.monthlyPrice)}
            <span>약정 할인 시 {formatWon(plan.monthlyPrice - plan.discountMonthly24)}</span>
          </span>
        </label>
      ))}
    </div>
  );
});
