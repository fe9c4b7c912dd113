import { termMonths } from '@mall/domain/wireless-quote';
import { Button } from '@mall/ui/button';
import type { Wireless } from '../model/use-wireless.ts';
import { ColourField, ContractField, InstalmentField, JoinTypeField, MemoryField } from '../parts/option-fields.tsx';
import { PlanFields } from '../parts/plan-fields.tsx';
import { Block } from './block.tsx';
import { DiscountRows } from './discount-rows.tsx';
import styles from './wireless-detail.module.css';

/** All choices, from the joining type to the months of the instalment. */
export function Options({ wireless }: { wireless: Wireless }) {
  const { detail, choice, choose, priced, openPlans } = wireless;
  return (
    <>
      <Block title="가입 방법">
        <JoinTypeField value={choice.joinType} choose={choose} />
      </Block>
      {detail.colours.length > 0 && (
        <Block title="색상" aside={choice.colour}>
          <ColourField colours={detail.colours} value={choice.colour} choose={choose} />
        </Block>
      )}
      <Block title="용량">
        <MemoryField memories={detail.memories} value={choice.memory} choose={choose} />
      </Block>
      <Block
        title="요금제"
        aside={
          <Button size="sm" onClick={openPlans}>
            {detail.plans.length}개 비교
          </Button>
        }
      >
        <PlanFields wireless={wireless} className={styles.plans} />
      </Block>
      {priced && (
        <Block title="할인 방법" aside={`기기값 전부 + 요금 ${termMonths}개월 비교`}>
          <DiscountRows wireless={wireless} priced={priced} />
        </Block>
      )}
      {priced && (
        <Block title="약정 기간" aside="먼저 해지하면 위약금">
          <ContractField
            discountType={choice.discountType}
            plan={priced.plan}
            value={choice.contractMonths}
            choose={choose}
          />
        </Block>
      )}
      <Block title="할부 기간">
        <InstalmentField months={detail.instalmentMonths} value={choice.instalmentMonths} choose={choose} />
      </Block>
    </>
  );
}
