import { OptionTiles } from '@mall/ui/option-tiles';
import { Select } from '@mall/ui/select';
import type { ReactNode } from 'react';
import { Complaint } from '../../../components/complaint.tsx';
import type { OpenApplication } from '../model/use-application.ts';
import { usePlanForm } from '../model/use-plan-form.ts';
import styles from './plan-step.module.css';
import { QuoteSums } from './quote-sums.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

/** 요금제/할인: what is paid, with both discounts side by side. */
export function PlanStep({ application }: { application: OpenApplication }) {
  const step = usePlanForm(application);
  const { choice, change, complaints, priced } = step;
  return (
    <StepForm title="요금제와 할인" hint="공통지원금과 선택약정은 함께 받을 수 없어요." onSubmit={step.submit}>
      <Select
        label="요금제"
        name="planNo"
        isRequired
        options={step.plans}
        value={String(choice.planNo)}
        error={complaints['planNo']}
        onChange={(event) => change({ planNo: Number(event.target.value) })}
      />
      <Group title="할인 방법" complaint={complaints['discountType']}>
        <OptionTiles
          label="할인 방법"
          columns={2}
          options={step.discounts}
          value={choice.discountType}
          onChange={(discountType) => change({ discountType })}
        />
      </Group>
      {choice.discountType === 'PLAN_DISCOUNT' && (
        <Group title="선택약정 기간">
          <OptionTiles
            label="선택약정 기간"
            columns={2}
            options={step.contracts}
            value={choice.contractMonths}
            onChange={(contractMonths) => change({ contractMonths })}
          />
        </Group>
      )}
      <Group title="기기값 할부">
        <OptionTiles
          label="기기값 할부"
          columns={5}
          options={step.instalments}
          value={choice.instalmentMonths}
          onChange={(instalmentMonths) => change({ instalmentMonths })}
        />
      </Group>
      {priced && choice.discountType && <QuoteSums quote={priced.quote} />}
      <StepButtons
        step="plan"
        productNo={application.draft.productNo}
        isSaving={step.isSaving}
        problem={step.problem}
      />
    </StepForm>
  );
}

function Group({ title, complaint, children }: { title: string; complaint?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.group} data-invalid={complaint && true}>
      <h3>{title}</h3>
      {children}
      <Complaint isAnnounced>{complaint}</Complaint>
    </div>
  );
}
