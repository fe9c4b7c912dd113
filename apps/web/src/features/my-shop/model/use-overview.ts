import type { OrderState } from '@mall/contracts/order-codes';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import type { ScreenName } from '@mall/domain/screens/screens';
import { useQuery } from '@tanstack/react-query';
import { cartCountQuery } from '../../../entities/cart/cart.query.ts';
import { useMemberName } from '../../../entities/member/use-member-name.ts';
import { orderCounts, ordersQuery } from '../../../entities/order/orders.query.ts';
import { questionsQuery } from '../../../entities/question/questions.query.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { favouritesCountQuery } from '../api/favourites-count.query.ts';

type Fact = { label: string; count: number | undefined; to: ScreenTarget };

const shownOrders = 3;
const shownQuestions = 3;

/** The greeting's text about an order in progress. */
const greetings: Readonly<Partial<Record<OrderState, string>>> = {
  SHIPPED: '택배가 가고 있어요',
  PREPARING: '상품을 준비하고 있어요',
  PAID: '주문을 확인하고 있어요',
  PENDING_PAYMENT: '결제를 기다리고 있어요',
};

/** About the newest order in progress among those listed below, so that text and list agree. */
export const greetingOf = (orders: readonly { readonly state: OrderState }[]): string =>
  orders.map(({ state }) => greetings[state]).find((text) => text !== undefined) ?? '오늘도 반가워요';

/** The content of My Shop's overview: orders by state and the newest ones, questions, favourites. */
export function useOverview() {
  const memberName = useMemberName();
  const orders = useQuery(ordersQuery({}));
  const questions = useQuery(questionsQuery({}));
  const { data: cart } = useQuery(cartCountQuery());
  const { data: favourites } = useQuery(favouritesCountQuery());
  usePageTitle('My Shop');
  const counts = orderCounts(orders.data?.counts, false);
  const shown = orders.data?.orders.slice(0, shownOrders) ?? [];
  const newAnswers = questions.data?.newAnswerCount ?? 0;
  return {
    memberName,
    greeting: greetingOf(shown),
    counts,
    toOrders: (state?: OrderState): ScreenTarget => ({ screen: 'orderList', search: { state } }),
    orders: {
      shown,
      isPending: orders.isPending,
      error: orders.error,
      retry: () => void orders.refetch(),
    },
    questions: {
      shown: questions.data?.questions.slice(0, shownQuestions) ?? [],
      isPending: questions.isPending,
      error: questions.error,
      retry: () => void questions.refetch(),
    },
    /** The member's count of each kind, with a link. */
    facts: [
      { label: '찜한 상품', count: favourites?.count, to: { screen: 'wishlist' } },
      { label: '장바구니', count: cart?.count, to: { screen: 'cart' } },
      { label: '새 답변', count: questions.data && newAnswers, to: { screen: 'questionList' } },
    ] satisfies readonly Fact[],
    /** A count beside an entry of the menu, by the entry's screen. */
    notes: { questionList: newAnswers > 0 ? `새 답변 ${newAnswers}` : undefined } as Partial<
      Record<ScreenName, string>
    >,
  };
}
export type Overview = ReturnType<typeof useOverview>;
