type Change = { readonly before: unknown; readonly after: unknown };
export type ReviewRule = {
  readonly field: string;
  /** A price may fall by so many percent unseen; null: every change is looked at. */
  readonly mayFall: number | null;
};
type Priced = { readonly optionNo: number; readonly extraPrice: number };

/** Of a product's changes by field, those that a second person looks at. */
export const reviewedFields = (
  changes: Readonly<Record<string, Change>>,
  rules: readonly ReviewRule[],
): readonly string[] =>
  rules.flatMap(({ field, mayFall }) => {
    const change = changes[field];
    return change && isReviewed(field, change, mayFall) ? [field] : [];
  });

function isReviewed(field: string, { before, after }: Change, mayFall: number | null): boolean {
  // Of options, what they cost alone: stock, colours and sold out are nobody else's affair.
  if (field === 'options') return hasOtherPrice(before as readonly Priced[], after as readonly Priced[]);
  if (mayFall === null) return true;
  const [was, is] = [Number(before), Number(after)];
  return is > was || is < was * (1 - mayFall / 100);
}

const hasOtherPrice = (before: readonly Priced[], after: readonly Priced[]): boolean =>
  after.some((one) => (before.find(({ optionNo }) => optionNo === one.optionNo)?.extraPrice ?? 0) !== one.extraPrice);
