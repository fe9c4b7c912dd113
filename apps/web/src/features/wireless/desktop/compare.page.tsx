import { Checkbox } from '@mall/ui/checkbox';
import { Grid } from '@mall/ui/grid';
import { Modal } from '@mall/ui/modal';
import { Page } from '@mall/ui/page';
import { useCompare } from '../model/use-compare.ts';
import { CompareTerms } from '../parts/compare-terms.tsx';
import { PhonePicker } from '../parts/phone-picker.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';

/** Up to three phones side by side on the desktop site. */
export function ComparePage() {
  const compare = useCompare();
  return (
    <Page paddingBottom={96}>
      <Grid
        as="header"
        columns="1fr auto"
        gap="4 24"
        paddingTop={48}
        paddingInline={0}
        paddingBottom={32}
        className={styles.head}
      >
        <h1>휴대폰 비교</h1>
        <p>세 개까지 나란히 볼 수 있어요. 이 브라우저에만 저장돼요.</p>
        {compare.canHideSame && (
          <Checkbox checked={compare.showsDifferences} onChange={compare.toggleDifferences}>
            다른 점만 보기
          </Checkbox>
        )}
      </Grid>
      <CompareTerms compare={compare} />
      <CompareTable compare={compare} />
      <Modal title="비교할 휴대폰" size="lg" isOpen={compare.isPicking} onClose={compare.closePicker}>
        <PhonePicker taken={compare.comparedNos} onPick={compare.pick} />
      </Modal>
    </Page>
  );
}
