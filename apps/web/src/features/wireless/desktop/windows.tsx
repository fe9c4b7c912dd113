import { Button } from '@mall/ui/button';
import { Modal } from '@mall/ui/modal';
import { memo } from 'react';
import { useWindowContent } from '../model/use-window-content.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { PlanPicker } from '../parts/plan-picker.tsx';
import { QuoteExplanation } from '../parts/quote-explanation.tsx';

type Props = { wireless: Wireless };

/** What opens over a phone's page: all its plans, and how its price is worked out. */
export function Windows({ wireless }: Props) {
  const content = useWindowContent(wireless);
  return (
    <>
      <PlanWindow wireless={content} />
      <FormulaWindow wireless={content} />
    </>
  );
}

const PlanWindow = memo(function PlanWindow({ wireless }: Props) {
  const { openPanel, closePanel } = wireless;
  const done = (
    <Button variant="primary" onClick={closePanel}>
      선택 완료
    </Button>
  );
  return (
    <Modal title="요금제 비교" size="lg" isOpen={openPanel === 'plans'} onClose={closePanel} footer={done}>
      <PlanPicker wireless={wireless} />
    </Modal>
  );
});

const FormulaWindow = memo(function FormulaWindow({ wireless: { detail, priced, openPanel, closePanel } }: Props) {
  return (
    <Modal title="요금 계산" size="lg" isOpen={openPanel === 'explanation'} onClose={closePanel}>
      {priced && <QuoteExplanation priced={priced} ratePercent={detail.instalmentRatePercent} />}
    </Modal>
  );
});
