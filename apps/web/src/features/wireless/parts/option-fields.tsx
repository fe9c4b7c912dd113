import {
  type ContractMonths,
  contractMonths,
  type DiscountType,
  type InstalmentMonths,
  type JoinType,
  joinTypes,
} from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessMemory } from '@mall/contracts/wireless-detail';
import { formatWon } from '@mall/domain/money';
import { termMonths } from '@mall/domain/wireless-quote';
import { instalmentLabel, joinTypeLabels } from '@mall/domain/wireless-words';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Segment } from '@mall/ui/segment';
import { type SwatchColour, Swatches } from '@mall/ui/swatches';
import { memo } from 'react';
import type { Choose } from '../model/use-wireless.ts';
import styles from './option-fields.module.css';

// Each field receives only the props that it shows: fields that a choice does not change are not rendered again, so the new amounts appear
// sooner.

const joinOptions = joinTypes.map((value) => ({
  value,
  label: joinTypeLabels[value].title,
  sub: joinTypeLabels[value].note,
}));

type JoinProps = { value: JoinType; choose: Choose };

export const JoinTypeField = memo(function JoinTypeField({ value, choose }: JoinProps) {
  return (
    <OptionTiles label="가입 방법" options={joinOptions} value={value} onChange={(joinType) => choose({ joinType })} />
  );
});

type ColourProps = { colours: readonly SwatchColour[]; value: string; choose: Choose; size?: 'md' | 'lg' };

export const ColourField = memo(function ColourField({ colours, value, choose, size = 'md' }: ColourProps) {
  return (
    <Swatches label="색상" size={size} colours={colours} value={value} onChange={(colour) => choose({ colour })} />
  );
});

type MemoryProps = { memories: readonly WirelessMemory[]; value: string; choose: Choose };

export const MemoryField = memo(function MemoryField({ memories, value, choose }: MemoryProps) {
  const options = memories.map(({ memory, releasePrice, isSoldOut }) => ({
    value: memory,
    label: memory,
    sub: isSoldOut ? '품절' : formatWon(releasePrice),
    isDisabled: isSoldOut,
  }));
  return <OptionTiles label="용량" options={options} value={value} onChange={(memory) => choose({ memory })} />;
});

type InstalmentProps = { months: readonly InstalmentMonths[]; value: InstalmentMonths; choose: Choose };

export const InstalmentField = memo(function InstalmentField({ months, value, choose }: InstalmentProps) {
  return (
    <OptionTiles
      label="할부 기간"
      options={months.map((each) => ({ value: each, label: instalmentLabel(each) }))}
      value={value}
      onChange={(instalmentMonths) => choose({ instalmentMonths })}
      columns={5}
    />
  );
});

type ContractProps = { discountType: DiscountType | null; plan: CarrierPlan; value: ContractMonths; choose: Choose };

/** Only the plan discount has a choice: support for a device binds for the whole term. */
export const ContractField = memo(function ContractField({ discountType, plan, value, choose }: ContractProps) {
  if (discountType === 'COMMON_SUPPORT') {
    return <p className={styles.fixed}>공통지원금을 받으면 {termMonths}개월 약정이에요.</p>;
  }
  const options = contractMonths.toReversed().map((months) => ({
    value: months,
    label: `${months}개월`,
    sub: `선택약정 매달 −${formatWon(months === 12 ? plan.discountMonthly12 : plan.discountMonthly24)}`,
  }));
  return (
    <OptionTiles
      label="약정 기간"
      options={options}
      value={value}
      onChange={(months) => choose({ contractMonths: months })}
      columns={2}
    />
  );
});

type CarrierProps = { carriers: readonly string[]; value: string | undefined; onChange: (carrier: string) => void };

/** Nothing to choose if there is only one carrier. */
export const CarrierField = memo(function CarrierField({ carriers, value, onChange }: CarrierProps) {
  if (carriers.length < 2 || value === undefined) return null;
  return (
    <Segment
      label="통신사"
      items={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
      value={value}
      onChange={onChange}
    />
  );
});
