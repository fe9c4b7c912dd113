import { Row } from '@mall/ui/row';
import { Switch } from '@mall/ui/switch';
import type { Compare } from '../model/use-compare.ts';

/** Which rows are shown, and whether what differs is marked. */
export function DifferenceSwitches({ compare }: { compare: Compare }) {
  if (!compare.canDiffer) return null;
  return (
    <Row align="center" wraps gap="0 16">
      <Switch checked={compare.hidesSame} onChange={compare.toggleSame}>
        다른 점만 보기
      </Switch>
      <Switch checked={compare.marksDifferences} onChange={compare.toggleMarks}>
        다른 점 표시
      </Switch>
    </Row>
  );
}
