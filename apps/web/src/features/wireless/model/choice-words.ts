import type { PricedChoice } from '@mall/domain/wireless-choice';
import { discountTypeLabels, instalmentLabel, joinTypeLabels } from '@mall/domain/wireless-words';

/** The whole choice in one line. */
export function choiceWords({ choice, plan, quote }: PricedChoice): string {
  const { colour, memory, joinType } = choice;
  return [
    `${memory} ${colour}`.trim(),
    joinTypeLabels[joinType].title,
    plan.name,
    discountTypeLabels[quote.discountType],
    instalmentLabel(quote.instalmentMonths),
  ].join(' · ');
}
