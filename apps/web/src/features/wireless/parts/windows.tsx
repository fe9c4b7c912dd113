import { Button } from '@mall/ui/button';
import { memo } from 'react';
import type { Panel as PanelType } from '../../../components/panel/panel.ts';
import { useWindowContent } from '../model/use-window-content.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { PlanPicker } from './plan-picker.tsx';
import { QuoteExplanation } from './quote-explanation.tsx';

type Props = { wireless: Wireless; panel: PanelType };

/** What opens above a phone's page: all its plans, and how its price is worked out. */
export function Windows({ wireless, panel }: Props) {
  const content = useWindowContent(wireless);
  return (
    <>
      <PlanWindow wireless={content} panel={panel} />
      <FormulaWindow wireless={content} panel={panel} />
    </>
  );
}

const PlanWindow = memo(function PlanWindow({ wireless, panel: Panel }: Props) {
  const { openPanel, closePanel } = wireless;
  const done = (
    <Button variant="primary" onClick={closePanel}>
      선택 완료
    </Button>
  );
  return (
    <Panel title="요금제 비교" isOpen={openPanel === 'plans'} onClose={closePanel} footer={done}>
      <PlanPicker wireless={wireless} />
    </Panel>
  );
});

const FormulaWindow = memo(function FormulaWindow({ wireless, panel: Panel }: Props) {
  const { detail, priced, openPanel, closePanel } = wireless;
  return (
    <Panel title="요금 계산" isOpen={openPanel === 'explanation'} onClose={closePanel}>
      {priced && <QuoteExplanation priced={priced} ratePercent={detail.instalmentRatePercent} />}
    </Panel>
  );
});
