import type { PricedChoice } from '@mall/domain/wireless-choice';
import { discountWords, instalmentWords, joinTypeLabels, withDots } from '@mall/domain/wireless-words';

/** The basis of a phone's monthly price; the price is not shown without it. */
export const paymentWords = ({ choice, plan, quote }: PricedChoice): string =>
  withDots([
    joinTypeLabels[choice.joinType].title,
    plan.name,
    discountWords(choice.discountType, quote.discountType),
    instalmentWords(quote.instalmentMonths),
  ]);

/** The whole choice in one line. */
export const choiceWords = (priced: PricedChoice): string =>
  withDots([`${priced.choice.memory} ${priced.choice.colour}`.trim(), paymentWords(priced)]);
