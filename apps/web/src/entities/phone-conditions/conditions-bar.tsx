import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { Button } from '@mall/ui/button';
import { Select } from '@mall/ui/select';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode } from 'react';
import { Later } from '../../components/panel/later.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { conditionFacts, conditionFields } from './condition-words.ts';
import styles from './conditions-bar.module.css';
import type { FoundPhones } from './found-count.tsx';
import type { Conditions } from './use-conditions.ts';

const fetchPanel = () => import('./conditions-panel.tsx');

type Props = {
  conditions: Conditions;
  /** The text while there are no conditions, beside the button to set them. */
  invitation: string;
  /** Below the title: the plan on which the prices are based. */
  note?: ReactNode;
  /** The text of the panel's button: `24개 보기`. */
  doneLabel?: string;
  /** Beside that button: what the conditions leave. */
  found?: FoundPhones;
  children?: ReactNode;
};

/** 내 조건: the shopper's conditions, the same for every phone shown. */
export function ConditionsBar({ conditions: bar, invitation, note, children, ...panel }: Props) {
  const { conditions } = bar;
  const { device } = useMall();
  return (
    <section className={styles.bar} aria-label="내 조건" data-open={conditions ? true : undefined}>
      <div className={styles.title}>
        <h2>내 조건</h2>
        <p>{conditions ? note : invitation}</p>
      </div>
      {conditions && device === 'pc' && <Cells bar={bar} />}
      {conditions && device === 'mobile' && <Facts conditions={conditions} plans={bar.plans} />}
      <div className={styles.buttons}>
        {children}
        <Button
          size="sm"
          variant={conditions ? (device === 'pc' ? 'line' : 'text') : 'primary'}
          aria-haspopup="dialog"
          onClick={bar.open}
        >
          {conditions ? (device === 'pc' ? '모두 바꾸기' : '바꾸기') : '내 조건 정하기'}
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
      <Later name="conditions-panel" fetchPart={fetchPanel} onMissing={bar.close}>
        {({ ConditionsPanel }) => <ConditionsPanel bar={bar} {...panel} />}
      </Later>
    </section>
  );
}

/** On a phone, the conditions that are changed in the panel are shown in one line. */
const Facts = memo(function Facts({ conditions, plans }: { conditions: PhoneConditions; plans: Conditions['plans'] }) {
  return (
    <dl className={styles.facts}>
      {conditionFacts(conditions, plans).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
});

/** On the desktop, the most frequently changed ones can be changed in place. */
const Cells = memo(function Cells({ bar: { conditions, plans, change } }: { bar: Conditions }) {
  if (!conditions) return null;
  const fields = conditionFields(conditions, plans);
  const names = ['joinType', 'carrier', 'age', 'leastData', 'instalmentMonths', 'discountType'] as const;
  return (
    <div className={styles.cells}>
      {names
        .filter((name) => name !== 'carrier' || conditions.joinType !== 'CHANGE')
        .map((name) => {
          const { label, value, options, read } = fields[name];
          return (
            <Select
              key={name}
              label={label}
              size="sm"
              options={options}
              value={value}
              onChange={(event) => change(read(event.target.value))}
            />
          );
        })}
    </div>
  );
});
