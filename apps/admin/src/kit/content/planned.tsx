import { Button } from '../button.tsx';
import { Popover } from '../overlay/popover.tsx';
import { type Plan, PlanFields } from './plan-fields.tsx';

type PlannedProps = {
  label: string;
  needsStart: boolean;
  hasEnd?: boolean;
  plan: Plan;
  onPlan: (plan: Plan) => Promise<unknown>;
};

/** A button that asks for a time. */
export function Planned({ label, needsStart, hasEnd = true, plan, onPlan }: PlannedProps) {
  return (
    <Popover label={label} align="end" trigger={<Button>{label}</Button>}>
      {(close) => (
        <PlanFields
          action={needsStart ? '예약하기' : '저장'}
          needsStart={needsStart}
          hasEnd={hasEnd}
          plan={plan}
          onPlan={(next) => onPlan(next).then(close)}
        />
      )}
    </Popover>
  );
}
