import { termMonths } from '@mall/domain/wireless-quote';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import type { ReactNode } from 'react';
import type { Wireless } from '../model/use-wireless.ts';
import { ColourField, ContractField, InstalmentField, JoinTypeField, MemoryField } from '../parts/option-fields.tsx';
import { PlanFields } from '../parts/plan-fields.tsx';
import { DiscountCards } from './discount-cards.tsx';
import styles from './options.module.css';

function Step({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.step} aria-label={title}>
      <Row align="baseline" justify="between" gap={16} marginBottom={14} className={styles.head}>
        <h2>{title}</h2>
        {aside}
      </Row>
      {children}
    </section>
  );
}

/** All choices, from the joining type to the months of the instalment. */
export function Options({ wireless }: { wireless: Wireless }) {
  const { detail, choice, choose, priced, openPlans } = wireless;
  return (
    <>
      <Step title="가입 방법" aside={<span>번호와 통신사를 어떻게 하시나요?</span>}>
        <JoinTypeField value={choice.joinType} choose={choose} />
      </Step>
      {detail.colours.length > 0 && (
        <Step title="색상" aside={<span>{choice.colour}</span>}>
          <ColourField size="lg" colours={detail.colours} value={choice.colour} choose={choose} />
        </Step>
      )}
      <Step title="용량">
        <MemoryField memories={detail.memories} value={choice.memory} choose={choose} />
      </Step>
      <Step
        title="요금제"
        aside={
          <Button size="sm" onClick={openPlans}>
            요금제 {detail.plans.length}개 비교
          </Button>
        }
      >
        <PlanFields wireless={wireless} className={styles.plans} />
      </Step>
      {priced && (
        <Step title="할인 방법" aside={<span>기기값 전부와 요금 {termMonths}개월로 비교했어요</span>}>
          <DiscountCards wireless={wireless} priced={priced} />
        </Step>
      )}
      {priced && (
        <Step title="약정 기간" aside={<span>약정을 채우기 전에 해지하면 위약금이 있어요</span>}>
          <ContractField
            discountType={choice.discountType}
            plan={priced.plan}
            value={choice.contractMonths}
            choose={choose}
          />
        </Step>
      )}
      <Step title="할부 기간">
        <InstalmentField months={detail.instalmentMonths} value={choice.instalmentMonths} choose={choose} />
      </Step>
    </>
  );
}
