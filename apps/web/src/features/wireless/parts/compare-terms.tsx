import { Button } from '@mall/ui/button';
import { josa } from 'es-hangul';
import Equal from 'lucide-react/icons/equal';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { ConditionsBar } from '../../../entities/phone-conditions/conditions-bar.tsx';
import { termWords } from '../model/equal-terms.ts';
import type { Compare } from '../model/use-compare.ts';
import styles from './compare-terms.module.css';

/** 내 조건, and whether the phones are on equal terms: else their sums say nothing, and one press sets them equal. */
export function CompareTerms({ compare }: { compare: Compare }) {
  const { there, conditions } = compare;
  return (
    <div className={styles.terms}>
      <ConditionsBar
        conditions={conditions}
        invitation="한 번만 정하면 비교하는 휴대폰을 모두 같은 조건으로 맞춰 드려요."
        note="비교하는 휴대폰을 모두 이 조건으로 맞춰요"
      />
      {there.length > 1 && <Standing compare={compare} />}
    </div>
  );
}

function Standing({ compare: { there, unequal, equalise, restore } }: { compare: Compare }) {
  const [first] = there;
  if (unequal.length > 0) {
    return (
      <div className={styles.standing} data-unequal role="status">
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        <p>
          <b>조건이 달라서 월 납부액만으로는 비교할 수 없어요</b>
          {josa(unequal.join(', '), '이/가')} 달라요. 맞추면 어느 쪽이 낮은지 알려 드려요.
        </p>
        <Button variant="primary" onClick={equalise}>
          같은 조건으로 맞추기
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.standing} role="status">
      <Equal size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b>조건이 같아요</b>
        {first && termWords(first)}
      </p>
      {restore && <Button onClick={restore}>고른 조건으로 되돌리기</Button>}
    </div>
  );
}
