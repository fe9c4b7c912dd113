import { Segment } from '@mall/ui/segment';
import { Stack } from '@mall/ui/stack';
import { useState } from 'react';
import type { Wireless } from '../model/use-wireless.ts';
import { AgeField } from './age-field.tsx';
import { PlanList } from './plan-list.tsx';
import styles from './plan-picker.module.css';

/** Every plan, one carrier at a time; what is picked counts at once. */
export function PlanPicker({ wireless }: { wireless: Wireless }) {
  const { detail, choice, priced, age, carriers, offered, choosePlan, chooseAge } = wireless;
  const [carrier, setCarrier] = useState(priced?.plan.carrier ?? carriers[0] ?? '');
  return (
    <Stack gap={14} className={styles.picker}>
      <AgeField plans={detail.plans} age={age} onChange={chooseAge} />
      {carriers.length > 1 && (
        <Segment
          label="통신사"
          items={carriers.map((name) => ({ value: name, label: name }))}
          value={carrier}
          onChange={setCarrier}
        />
      )}
      <PlanList
        label={`${carrier} 요금제`}
        plans={offered.filter(({ plan }) => plan.carrier === carrier)}
        chosenNo={choice.planNo}
        onChoose={choosePlan}
      />
    </Stack>
  );
}
