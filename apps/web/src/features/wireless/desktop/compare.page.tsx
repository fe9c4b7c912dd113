import { categoryType } from '@mall/contracts/codes';
import { categoryTarget } from '@mall/domain/screens/targets';
import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Modal } from '@mall/ui/modal';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { type Compare, useCompare } from '../model/use-compare.ts';
import { CompareTerms } from '../parts/compare-terms.tsx';
import { DifferenceSwitches } from '../parts/difference-switches.tsx';
import { PhonePicker } from '../parts/phone-picker.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';

/** Compares up to three phones on the desktop site. */
export function ComparePage() {
  const compare = useCompare();
  return (
    <Page paddingBottom={96}>
      <Breadcrumb items={placeOf(compare)} />
      <Row as="header" align="end" justify="between" wraps gap="8 24" marginBottom={24} className={styles.head}>
        <div>
          <h1>휴대폰 비교</h1>
          <p>세 개까지 나란히 볼 수 있어요. 이 브라우저에만 저장돼요.</p>
        </div>
        <DifferenceSwitches compare={compare} />
      </Row>
      <CompareTerms compare={compare} />
      <CompareTable compare={compare} />
      <Modal title="비교할 휴대폰" size="lg" isOpen={compare.isPicking} onClose={compare.closePicker}>
        <PhonePicker taken={compare.comparedNos} onPick={compare.pick} />
      </Modal>
    </Page>
  );
}

function placeOf({ there: [first] }: Compare) {
  const steps = (first?.detail.categoryPath ?? []).slice(0, 1).map(({ categoryNo, name }) => ({
    label: name,
    render: <ScreenLink {...categoryTarget(categoryType.line, categoryNo)} />,
  }));
  return [{ label: '홈', render: <ScreenLink screen="home" /> }, ...steps, { label: '비교' }];
}
