import type { CarrierPlan } from '@mall/contracts/wireless-detail';
import { Select } from '@mall/ui/select';
import { memo } from 'react';
import { ageGroupLabel, ageGroups, isInGroup } from './age-groups.ts';

type Props = { plans: readonly CarrierPlan[]; age: number | null; onChange: (age: number) => void };

/** The age of the line's user, where plans for an age are sold; the certification decides in the application. */
export const AgeField = memo(function AgeField({ plans, age, onChange }: Props) {
  const groups = ageGroups(plans);
  if (groups.length === 0) return null;
  const chosen = groups.find((group) => age !== null && isInGroup(group, age));
  return (
    <Select
      label="가입하는 분 나이"
      size="sm"
      help="나이를 고르면 나이 제한이 있는 요금제도 고를 수 있어요. 신청할 때 본인인증으로 확인해요."
      placeholder="나이 선택 안 함"
      options={groups.map((group) => ({ value: String(group.from), label: ageGroupLabel(group) }))}
      value={chosen ? String(chosen.from) : ''}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
});
