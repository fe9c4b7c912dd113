import type { OfficePartnerCard, PhoneFacts, PhoneMemory } from '@mall/contracts/office/product-facts';
import type { ProductPatch } from '@mall/contracts/office/product-patch';
import { careTypeLabels } from '@mall/domain/subscription-words';
import { discountTypeLabels, joinTypeLabels } from '@mall/domain/wireless-words';
import { won } from '../../lib/numbers.ts';

const dots = (day: string) => day.replaceAll('-', '.');

const memoryText = ({ memory, isSoldOut, prices }: PhoneMemory): string =>
  prices
    .map(({ since, price }) => `${memory}${isSoldOut ? ' (품절)' : ''} ${dots(since)}부터 ${won(price)}`)
    .join('\n');

type PlanName = (planNo: number) => string;
const cardText = ({ memory, planNo, joinType, discountType }: PhoneFacts['card'], planName: PlanName): string =>
  [memory, planName(planNo), joinTypeLabels[joinType].title, discountTypeLabels[discountType]].join('\n');

const partnerText = ({ name, monthlyDiscount, minimumSpend, startsOn, endsOn, source }: OfficePartnerCard): string => {
  const days = startsOn || endsOn ? ` · ${startsOn ? dots(startsOn) : ''}~${endsOn ? dots(endsOn) : ''}` : '';
  const from = source ? ` · ${source}` : '';
  return `${name} 월 −${won(monthlyDiscount)} · 실적 ${won(minimumSpend)}${days}${from}`;
};

const units: Readonly<Record<string, string>> = { leavePercent: '%', visitCycleMonths: '개월' };

/** The structured fields of a phone or a subscription, as lines of text; undefined for other fields. */
export function factText(values: ProductPatch, field: keyof ProductPatch, planName: PlanName): string | undefined {
  const { memories, card, partnerCards, terms } = values;
  if (field === 'memories') return memories?.map(memoryText).join('\n') || '없음';
  if (field === 'card') return card ? cardText(card, planName) : '없음';
  if (field === 'partnerCards') return partnerCards?.map(partnerText).join('\n') || '없음';
  if (field === 'terms')
    return (
      terms?.rows
        .map(({ months, careType, monthlyFee }) => `${months}개월 ${careTypeLabels[careType]} 월 ${won(monthlyFee)}`)
        .join('\n') || '없음'
    );
  const unit = units[field];
  return unit && values[field] !== undefined ? `${values[field]}${unit}` : undefined;
}
