import { OptionTiles } from '@mall/ui/option-tiles';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import type { ReactNode } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import type { OpenApplication } from '../model/use-application.ts';
import { usePlanForm } from '../model/use-plan-form.ts';
import styles from './plan-step.module.css';
import { QuoteSums } from './quote-sums.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

/** 요금제/할인: the price, with both discounts side by side. */
export function PlanStep({ application }: { application: OpenApplication }) {
  const { form, priced, ...step } = usePlanForm(application);
  const { values: choice, set } = form;
  return (
    <StepForm title="요금제와 할인" hint="공통지원금과 선택약정은 함께 받을 수 없어요." form={form}>
      <Select
        label="요금제"
        name="planNo"
        isRequired
        options={step.plans}
        value={String(choice.planNo)}
        error={step.planError}
        onChange={(event) => set({ planNo: Number(event.target.value) })}
      />
      <Group title="할인 방법" error={form.errors['discountType']}>
        <OptionTiles
          label="할인 방법"
          columns={2}
          options={step.discounts}
          value={choice.discountType}
          onChange={(discountType) => set({ discountType })}
        />
      </Group>
      {choice.discountType === 'PLAN_DISCOUNT' && (
        <Group title="선택약정 기간">
          <OptionTiles
            label="선택약정 기간"
            columns={2}
            options={step.contracts}
            value={choice.contractMonths}
            onChange={(contractMonths) => set({ contractMonths })}
          />
        </Group>
      )}
      <Group title="기기값 할부">
        <OptionTiles
          label="기기값 할부"
          columns={5}
          options={step.instalments}
          value={choice.instalmentMonths}
          onChange={(instalmentMonths) => set({ instalmentMonths })}
        />
      </Group>
      {priced && choice.discountType && <QuoteSums quote={priced.quote} />}
      <StepButtons step="plan" productNo={application.draft.productNo} form={form} />
    </StepForm>
  );
}

function Group({ title, error, children }: { title: string; error?: string | undefined; children: ReactNode }) {
  return (
    <Stack gap={10} className={styles.group} data-invalid={error && true}>
      <h3>{title}</h3>
      {children}
      <ErrorText isAnnounced>{error}</ErrorText>
    </Stack>
  );
}
