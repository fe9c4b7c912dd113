import type { OrderState } from '@mall/contracts/order-codes';

/** What was bought, as far as it decides whether it may be reviewed. */
type Bought = {
  readonly orderState: OrderState;
  readonly quantity: number;
  readonly takenBack: number;
  /** Its review was removed by its writer. */
  readonly isRemoved: boolean;
};

/** Why it may not be reviewed, for its buyer; undefined when it may: what was kept is reviewed once, so no stars are bought by writing anew. */
export function reviewRefusal({ orderState, quantity, takenBack, isRemoved }: Bought): string | undefined {
  if (orderState !== 'CONFIRMED') return '구매를 확정한 뒤에 후기를 쓸 수 있어요.';
  if (takenBack >= quantity) return '취소하거나 반품한 상품에는 후기를 쓸 수 없어요.';
  return isRemoved ? '지운 후기는 다시 쓸 수 없어요.' : undefined;
}

/** Goods that are worn, by the sort whose notice they have: how they fit is asked. */
export const isWorn = (noticeGroup: string | null): boolean => noticeGroup === 'CLOTHES' || noticeGroup === 'SHOES';

const bestFrom = 10;
/** Marked as one that many have found helpful. */
export const isBestReview = ({ helpfulCount }: { readonly helpfulCount: number }): boolean => helpfulCount >= bestFrom;

/** The average of counts by stars, one to five, to the tenth; undefined for none. */
export function averageStars(starCounts: readonly number[]): number | undefined {
  const rated = starCounts.reduce((sum, count) => sum + count, 0);
  const points = starCounts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return rated === 0 ? undefined : Math.round((points * 10) / rated) / 10;
}
