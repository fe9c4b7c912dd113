import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Checkbox } from '@mall/ui/checkbox';
import { useCompare } from '../model/use-compare.ts';
import { PhonePicker } from '../parts/phone-picker.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';

/** Up to three phones side by side on the mobile site. */
export function ComparePage() {
  const compare = useCompare();
  return (
    <div className={styles.page}>
      <p className={styles.words}>세 개까지 나란히 볼 수 있어요. 이 기기에만 저장돼요.</p>
      {compare.canHideSame && (
        <Checkbox checked={compare.showsDifferences} onChange={compare.toggleDifferences}>
          다른 점만 보기
        </Checkbox>
      )}
      <CompareTable compare={compare} />
      <BottomSheet title="비교할 휴대폰" isOpen={compare.isPicking} onClose={compare.closePicker}>
        <PhonePicker taken={compare.comparedNos} onPick={compare.pick} />
      </BottomSheet>
    </div>
  );
}
