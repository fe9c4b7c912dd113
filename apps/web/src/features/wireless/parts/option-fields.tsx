import { contractMonths, joinTypes } from '@mall/contracts/codes';
import { formatWon } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { termMonths } from '@mall/domain/wireless-quote';
import { instalmentLabel, joinTypeLabels } from '@mall/domain/wireless-words';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Segment } from '@mall/ui/segment';
import type { Wireless } from '../model/use-wireless.ts';
import styles from './option-fields.module.css';

type Props = { wireless: Wireless };

export function JoinTypes({ wireless: { choice, choose } }: Props) {
  const options = joinTypes.map((value) => ({
    value,
    label: joinTypeLabels[value].title,
    sub: joinTypeLabels[value].note,
  }));
  return (
    <OptionTiles
      label="가입 방법"
      options={options}
      value={choice.joinType}
      onChange={(joinType) => choose({ joinType })}
    />
  );
}

export function Memories({ wireless: { detail, choice, choose } }: Props) {
  const options = detail.memories.map(({ memory, releasePrice, isSoldOut }) => ({
    value: memory,
    label: memory,
    sub: isSoldOut ? '품절' : formatWon(releasePrice),
    isDisabled: isSoldOut,
  }));
  return <OptionTiles label="용량" options={options} value={choice.memory} onChange={(memory) => choose({ memory })} />;
}

export function InstalmentMonths({ wireless: { detail, choice, choose } }: Props) {
  const options = detail.instalmentMonths.map((value) => ({ value, label: instalmentLabel(value) }));
  return (
    <OptionTiles
      label="할부 기간"
      options={options}
      value={choice.instalmentMonths}
      onChange={(instalmentMonths) => choose({ instalmentMonths })}
      columns={5}
    />
  );
}

/** Only the plan discount leaves a choice: support for a device binds for the whole term. */
export function ContractMonths({ wireless: { choice, choose }, priced }: Props & { priced: PricedChoice }) {
  if (choice.discountType === 'COMMON_SUPPORT') {
    return <p className={styles.fixed}>공통지원금을 받으면 {termMonths}개월 약정이에요.</p>;
  }
  const { plan } = priced;
  const options = contractMonths.toReversed().map((value) => ({
    value,
    label: `${value}개월`,
    sub: `선택약정 매달 −${formatWon(value === 12 ? plan.discountMonthly12 : plan.discountMonthly24)}`,
  }));
  return (
    <OptionTiles
      label="약정 기간"
      options={options}
      value={choice.contractMonths}
      onChange={(months) => choose({ contractMonths: months })}
      columns={2}
    />
  );
}

/** Nothing to choose where there is one carrier. */
export function Carriers({ wireless: { carriers, priced, chooseCarrier } }: Props) {
  if (carriers.length < 2 || !priced) return null;
  return (
    <Segment
      label="통신사"
      items={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
      value={priced.plan.carrier}
      onChange={chooseCarrier}
    />
  );
}
