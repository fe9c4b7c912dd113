import type { OrderState } from '@mall/contracts/order-codes';

/** The facts of a purchase that decide whether it may be reviewed. */
type Bought = {
  readonly orderState: OrderState;
  readonly quantity: number;
  readonly takenBack: number;
  /** Its writer has deleted its review. */
  readonly isRemoved: boolean;
};

/**
 * Why its buyer may not review it; undefined when they may. What was kept is reviewed once, so that nobody rewrites a review until its
 * stars please somebody.
 */
export function reviewRefusal({ orderState, quantity, takenBack, isRemoved }: Bought): string | undefined {
  if (orderState !== 'CONFIRMED') return '구매를 확정한 뒤에 후기를 쓸 수 있어요.';
  if (takenBack >= quantity) return '취소하거나 반품한 상품에는 후기를 쓸 수 없어요.';
  return isRemoved ? '지운 후기는 다시 쓸 수 없어요.' : undefined;
}

/** Goods that are worn, by the sort of their statutory notice: the form asks how they fit. */
export const isWorn = (noticeGroup: string | null): boolean => noticeGroup === 'CLOTHES' || noticeGroup === 'SHOES';

const bestFrom = 10;
/** Votes from which a review is marked as helpful to many. */
export const isBestReview = ({ helpfulCount }: { readonly helpfulCount: number }): boolean => helpfulCount >= bestFrom;

/** The average of the counts by stars, one to five, rounded to a tenth; undefined for none. */
export function averageStars(starCounts: readonly number[]): number | undefined {
  const rated = starCounts.reduce((sum, count) => sum + count, 0);
  const points = starCounts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return rated === 0 ? undefined : Math.round((points * 10) / rated) / 10;
}
