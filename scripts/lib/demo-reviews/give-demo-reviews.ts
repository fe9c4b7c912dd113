import type { CustomerReviews } from '../../../packages/db/src/seed/content/customer-reviews.ts';
import type { ProductQuestionText } from '../../../packages/db/src/seed/content/product-questions.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import { placeDemoOrders } from '../demo-orders/place-demo-orders.ts';
import { confirm, type DemoOrder, deliver, ship } from '../demo-orders/plan.ts';
import { addShoppers, type Shopper } from './add-shoppers.ts';
import { askAboutProducts } from './ask-about-products.ts';
import { dealReviews, type ReviewedOrder } from './deal-reviews.ts';
import { type PlannedReview, writeReviews } from './write-reviews.ts';

type Said = { readonly reviews: CustomerReviews; readonly questions: readonly ProductQuestionText[] };

/** Shoppers buy, keep and review products, and ask about others. */
export async function giveDemoReviews(life: DemoLife, { reviews, questions }: Said): Promise<void> {
  const shoppers = await addShoppers(life, reviews.shoppers);
  const orders = dealReviews(reviews);
  const planned: PlannedReview[] = [];
  for (const [index, shopper] of shoppers.entries())
    planned.push(
      ...(await buy(
        life,
        shopper,
        orders.filter((order) => order.shopper === index),
      )),
    );
  const shopperNos = shoppers.map(({ memberNo }) => memberNo);
  await writeReviews(life, planned, shopperNos);
  await askAboutProducts(life, questions, shopperNos);
}

/** Returns the planned reviews. */
async function buy(life: DemoLife, shopper: Shopper, orders: readonly ReviewedOrder[]): Promise<PlannedReview[]> {
  const { memberNo } = shopper;
  const story = { addresses: [homeOf(shopper)], orders: orders.map(orderOf) } as const;
  const orderNos = await placeDemoOrders({ ...life, memberNo }, story);
  return orders.flatMap(({ daysAgo, lines }, index) =>
    lines.map(({ review: text }, place) => {
      life.travelTo([daysAgo - 5 - (place % 3), `${9 + place}:1${index}`.padStart(5, '0')]);
      return { memberNo, orderNo: orderNos[index] ?? '', lineNo: place + 1, at: life.dependencies.clock(), text };
    }),
  );
}

const homeOf = ({ name, phone }: Shopper) => ({
  ...{ label: '집', recipient: name, phone, isDefault: true },
  ...{ postcode: '03925', roadAddress: '서울특별시 마포구 월드컵북로 00', detailAddress: '101동 502호' },
});

const orderOf = ({ daysAgo, shopper, lines }: ReviewedOrder): DemoOrder => ({
  at: [daysAgo, `${10 + (shopper % 10)}:2${shopper % 10}`],
  items: lines.map(({ product, review }) => [product, 1, review.option]),
  method: 'CARD',
  steps: [
    ...ship(daysAgo - 1, `6402${String(daysAgo * 100 + shopper).padStart(8, '0')}`),
    ...[deliver(daysAgo - 2, '15:30'), confirm(daysAgo - 4)],
  ],
});
