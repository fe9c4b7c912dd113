import { formatWonPerMonth } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { memo, useDeferredValue } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import type { Wireless } from '../model/use-wireless.ts';
import { PlanPicker } from './plan-picker.tsx';
import { QuoteExplanation } from './quote-explanation.tsx';

type Props = { wireless: Wireless };

/** All plans of a phone, and how its price is computed, each in a dialog. */
export function WindowContents({ wireless }: Props) {
  const content = useWindowContent(wireless);
  return (
    <>
      <PlanWindow wireless={content} />
      <FormulaWindow wireless={content} />
    </>
  );
}

const PlanWindow = memo(function PlanWindow({ wireless }: Props) {
  const { openPanel, closePanel, priced } = wireless;
  const done = (
    <Button variant="primary" onClick={closePanel}>
      선택 완료{priced && ` · ${formatWonPerMonth(priced.quote.monthlyTotal)}`}
    </Button>
  );
  return (
    <Panel size="lg" title="요금제 비교" isOpen={openPanel === 'plans'} onClose={closePanel} footer={done}>
      <PlanPicker wireless={wireless} />
    </Panel>
  );
});

const FormulaWindow = memo(function FormulaWindow({ wireless }: Props) {
  const { detail, priced, openPanel, closePanel } = wireless;
  return (
    <Panel size="lg" title="요금 계산" isOpen={openPanel === 'explanation'} onClose={closePanel}>
      {priced && <QuoteExplanation priced={priced} ratePercent={detail.instalmentRatePercent} />}
    </Panel>
  );
});

/** The content of the page's dialogs: the current choice while one is open; otherwise rendered after the page's own amounts. */
function useWindowContent(wireless: Wireless): Wireless {
  const later = useDeferredValue(wireless);
  return wireless.openPanel === null ? later : wireless;
}
