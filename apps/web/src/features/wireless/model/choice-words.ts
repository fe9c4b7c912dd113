import type { PricedChoice } from '@mall/domain/wireless-choice';
import { discountWords, instalmentWords, joinTypeLabels } from '@mall/domain/wireless-words';
import { dotted } from '../../../lib/dotted.ts';

/** What a phone's monthly price depends on; the price is not shown without it. */
export const paymentWords = ({ choice, plan, quote }: PricedChoice): string =>
  dotted([
    joinTypeLabels[choice.joinType].title,
    plan.name,
    discountWords(choice.discountType, quote.discountType),
    instalmentWords(quote.instalmentMonths),
  ]);

/** The whole choice in one line. */
export const choiceWords = (priced: PricedChoice): string =>
  dotted([`${priced.choice.memory} ${priced.choice.colour}`.trim(), paymentWords(priced)]);
