import {
  checkPlanFile,
  listPlans,
  listReturnRules,
  loadPlanFile,
  type OfficePlan,
  type PlanFileReport,
} from '@mall/contracts/office/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../kit/form/controls.tsx';
import { Card, PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading, refresh } from '../../lib/use-office.ts';
import { FileLoad } from './file-modal.tsx';
import { PlanLine } from './plan-line.tsx';
import listStyles from './plan-list.module.css';
import { PlanTabs } from './plan-tabs.tsx';
import styles from './plans.module.css';

/** Every carrier's plans, each with its prices on a timeline. */
export function PlanPricesPage() {
  const { data, error, refetch } = useQuery(reading(listPlans));
  const mayWrite = useMay('plans.write');
  const [carrier, setCarrier] = useState('');
  const carriers = [...new Set(data?.plans.map((plan) => plan.carrier))];
  return (
    <>
      <PageHead
        title="요금제"
        context={data && `통신사 ${carriers.length}곳 · 요금제 ${grouped(data.plans.length)}개`}
        actions={
          <>
            <PlanTabs tab="planPrices" />
            {mayWrite && <PlanFile />}
          </>
        }
      />
      <PageBody>
        {error && !data && <Failure error={error} what="요금제를" retry={() => void refetch()} />}
        {!data && !error && <RowSkeleton rows={8} columns={4} />}
        {data?.plans.length === 0 && <Empty title="요금제가 없어요" />}
        {carriers.length > 1 && (
          <div className={styles.filters}>
            <SelectField
              label="통신사"
              size="sm"
              choices={[{ value: '', label: '모든 통신사' }, ...carriers.map((name) => ({ value: name, label: name }))]}
              value={carrier}
              onChange={({ target }) => setCarrier(target.value)}
            />
          </div>
        )}
        {carriers
          .filter((name) => carrier === '' || name === carrier)
          .map((name) => (
            <Plans key={name} carrier={name} plans={data?.plans.filter((plan) => plan.carrier === name) ?? []} />
          ))}
      </PageBody>
    </>
  );
}

function Plans({ carrier, plans }: { carrier: string; plans: readonly OfficePlan[] }) {
  return (
    <Card title={carrier} note={`${plans.length}개`} isFlush>
      <ul className={listStyles.plans}>
        {plans.map((plan) => (
          <PlanLine key={plan.planNo} plan={plan} />
        ))}
      </ul>
    </Card>
  );
}

function PlanFile() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const load = async (file: File): Promise<PlanFileReport> => {
    const done = await callOffice(loadPlanFile, {}, { file });
    await refresh(queryClient, [listPlans, listReturnRules]);
    if (done.problemCount === 0) toast(`${grouped(done.changes.length)}줄을 바꿨어요`);
    return done;
  };
  return (
    <FileLoad
      title="요금제, 카드, 위약금 기준 올리기"
      help="요금제, 휴대폰 카드, 위약금 기준 파일을 하나씩 올려요. 어느 파일인지는 첫 줄의 열 이름으로 알아봐요. 이미 시작한 가격은 바꾸지 않아요."
      check={(file) => callOffice(checkPlanFile, {}, { file })}
      verb={({ changes }) => `${grouped(changes.length)}줄 바꾸기`}
      load={load}
    />
  );
}
