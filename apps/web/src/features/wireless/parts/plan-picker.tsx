import { discountTypeLabels, instalmentWords, joinTypeLabels, withDots } from '@mall/domain/wireless-words';
import { Segment } from '@mall/ui/segment';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { useState } from 'react';
import { AgeField } from '../../../entities/phone-conditions/age-field.tsx';
import { usePlanQuotes } from '../model/use-plan-quotes.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { LeastButton } from './least-button.tsx';
import { PlanList } from './plan-list.tsx';
import styles from './plan-picker.module.css';

/** Every plan, one carrier at a time; a choice applies at once. */
export function PlanPicker({ wireless }: { wireless: Wireless }) {
  const { detail, choice, priced, age, carriers, offered, choosePlan, chooseAge } = wireless;
  const [carrier, setCarrier] = useState(priced?.plan.carrier ?? carriers[0] ?? '');
  const listed = offered.filter(({ plan }) => plan.carrier === carrier);
  const quotes = usePlanQuotes(wireless, listed);
  return (
    <Stack gap={14} className={styles.picker}>
      <Text size={13} tone="muted">
        {withDots([
          choice.memory,
          joinTypeLabels[choice.joinType].title,
          instalmentWords(choice.instalmentMonths),
          choice.discountType ? discountTypeLabels[choice.discountType] : '할인은 요금제마다 더 낮은 쪽',
        ])}
      </Text>
      <AgeField plans={detail.plans} age={age} onChange={chooseAge} />
      {carriers.length > 1 && (
        <Segment
          label="통신사"
          items={carriers.map((name) => ({ value: name, label: name }))}
          value={carrier}
          onChange={setCarrier}
        />
      )}
      <LeastButton wireless={wireless} onChosen={setCarrier} />
      <PlanList
        label={`${carrier} 요금제`}
        plans={listed}
        chosenNo={choice.planNo}
        quotes={quotes}
        onChoose={choosePlan}
      />
    </Stack>
  );
}
