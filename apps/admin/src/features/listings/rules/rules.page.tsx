import { listPriceRuns, type PriceRun } from '@mall/contracts/office/price-runs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card, PageBody, PageHead, Part, TwoColumns } from '../../../kit/page.tsx';
import { NotThere } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useMalls } from '../../../lib/mall-scope.ts';
import { useMay, useMe } from '../../../lib/use-me.ts';
import { refresh } from '../../../lib/use-office.ts';
import { PastRuns } from './past-runs.tsx';
import { RuleForm } from './rule-form.tsx';
import { RulePreview } from './rule-preview.tsx';
import { type Looked, usePriceRun } from './use-price-run.ts';

/** Prices of many malls by a rule: previewed, then changed mall by mall. */
export function RulesPage() {
  const me = useMe();
  const mayWrite = useMay('listings.write');
  if (!me) return null;
  return me.malls.isAll && mayWrite ? <Rules /> : <NotThere />;
}

function Rules() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { malls } = useMalls();
  const [goesOn, setGoesOn] = useState<PriceRun>();
  const [looked, setLooked] = useState<Looked>();
  const { running, isRunning, run } = usePriceRun();
  const startAnew = (next: PriceRun | undefined) => {
    setGoesOn(next);
    setLooked(undefined);
  };
  const apply = async (items: Parameters<typeof run>[1]) => {
    if (!looked) return;
    await run(looked, items).then(() => startAnew(undefined), toast.error);
    await refresh(queryClient, [listPriceRuns]);
  };
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="listings">진열</OfficeLink>}
        title="가격 규칙"
        context={goesOn ? `${goesOn.runNo}번을 이어서 해요` : '미리 보고, 몰마다 한 번에 바꿔요'}
      />
      <PageBody>
        <TwoColumns
          side={
            <Part title="최근 실행">
              <PastRuns running={running} onGoOn={startAnew} />
            </Part>
          }
        >
          <Card title="규칙">
            <RuleForm
              key={goesOn?.runNo}
              {...{ malls, goesOn }}
              onLooked={setLooked}
              onChange={() => setLooked(undefined)}
            />
          </Card>
          {looked && <RulePreview looked={looked} isBusy={isRunning} onApply={apply} />}
        </TwoColumns>
      </PageBody>
    </>
  );
}
