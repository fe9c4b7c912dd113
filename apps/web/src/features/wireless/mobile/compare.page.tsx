import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { useCompare } from '../model/use-compare.ts';
import { CompareTerms } from '../parts/compare-terms.tsx';
import { DifferenceSwitches } from '../parts/difference-switches.tsx';
import { PhonePicker } from '../parts/phone-picker.tsx';
import { CompareTable } from './compare-table.tsx';

/** Compares up to three phones on the mobile site. */
export function ComparePage() {
  const compare = useCompare();
  return (
    <Stack gap={16} paddingTop={16} paddingInline={16} paddingBottom={40}>
      <Text size={13} tone="muted" paddingInline={4}>
        세 개까지 나란히 볼 수 있어요. 이 기기에만 저장돼요.
      </Text>
      <DifferenceSwitches compare={compare} />
      <CompareTerms compare={compare} />
      <CompareTable compare={compare} />
      <BottomSheet title="비교할 휴대폰" isOpen={compare.isPicking} onClose={compare.closePicker}>
        <PhonePicker taken={compare.comparedNos} onPick={compare.pick} />
      </BottomSheet>
    </Stack>
  );
}
