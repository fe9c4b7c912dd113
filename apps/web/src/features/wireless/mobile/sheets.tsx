import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import { memo } from 'react';
import { useWindowContent } from '../model/use-window-content.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { PlanPicker } from '../parts/plan-picker.tsx';
import { QuoteExplanation } from '../parts/quote-explanation.tsx';

type Props = { wireless: Wireless };

/** What slides up over a phone's page: all its plans, and how its price is worked out. */
export function Sheets({ wireless }: Props) {
  const content = useWindowContent(wireless);
  return (
    <>
      <PlanSheet wireless={content} />
      <FormulaSheet wireless={content} />
    </>
  );
}

const PlanSheet = memo(function PlanSheet({ wireless }: Props) {
  const { openPanel, closePanel } = wireless;
  const done = (
    <Button variant="primary" onClick={closePanel}>
      선택 완료
    </Button>
  );
  return (
    <BottomSheet title="요금제 비교" isOpen={openPanel === 'plans'} onClose={closePanel} footer={done}>
      <PlanPicker wireless={wireless} />
    </BottomSheet>
  );
});

const FormulaSheet = memo(function FormulaSheet({ wireless: { detail, priced, openPanel, closePanel } }: Props) {
  return (
    <BottomSheet title="요금 계산" isOpen={openPanel === 'explanation'} onClose={closePanel}>
      {priced && <QuoteExplanation priced={priced} ratePercent={detail.instalmentRatePercent} />}
    </BottomSheet>
  );
});
