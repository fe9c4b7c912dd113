import type { SubscriptionDetail } from '@mall/contracts/subscription';
import { feeOf, type SubscriptionChoice } from '@mall/domain/subscription-choice';

/** The choice after a change. Not every care is offered for every term: what was just chosen stays, the rest comes as near as it can. */
export function changedChoice(
  detail: SubscriptionDetail,
  known: SubscriptionChoice,
  change: Partial<SubscriptionChoice>,
): SubscriptionChoice {
  const next = { ...known, ...change };
  if (feeOf(detail, next) !== undefined) return next;
  const fits = detail.terms.filter((term) =>
    change.months === undefined ? term.careType === next.careType : term.months === next.months,
  );
  const [offered] = fits.sort((a, b) => Math.abs(a.months - known.months) - Math.abs(b.months - known.months));
  return offered ? { ...next, months: offered.months, careType: offered.careType } : known;
}

/** The pictures of a product, each once, the leading one first. */
export const picturesOf = ({ card, images }: SubscriptionDetail): string[] =>
  [...new Set([card.image, ...images])].filter((image) => image !== '');
