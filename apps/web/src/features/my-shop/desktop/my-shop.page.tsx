import { Grid } from '@mall/ui/grid';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { OrderCounts } from '../../../entities/order/order-counts.tsx';
import { ProductGrid } from '../../../entities/product/product-grid.tsx';
import { QuestionState } from '../../../entities/question/question-state.tsx';
import { useRecentProducts } from '../../../entities/recent-view/use-recent-products.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { type Overview, useOverview } from '../model/use-overview.ts';
import { InProgress } from '../parts/in-progress.tsx';
import { Newest } from '../parts/newest.tsx';
import { OrderRow } from '../parts/order-row.tsx';
import styles from './my-shop.module.css';

const shownProducts = 4;

/** The overview of My Shop. */
export function MyShopPage() {
  const overview = useOverview();
  return (
    <>
      <h1 className="visually-hidden">My Shop</h1>
      <Facts overview={overview} />
      <Orders overview={overview} />
      <InProgress className={styles.section} head={<SectionHead title="휴대폰·구독" />} />
      <Questions overview={overview} />
      <RecentGoods />
    </>
  );
}

function Facts({ overview: { memberName, facts } }: { overview: Overview }) {
  return (
    <Grid columns="1.4fr 1fr 1fr 1fr" surface="panel" className={styles.me}>
      <div>
        <span className={styles.label}>반가워요</span>
        <b className={styles.value}>{memberName && `${memberName} 님`}</b>
      </div>
      {facts.map(({ label, count, to }) => (
        <MallLink key={label} to={to}>
          <span className={styles.label}>{label}</span>
          <b className={styles.value}>
            {count ?? '–'}
            <Text as="small" size={15} weight="semibold">
              개
            </Text>
          </b>
        </MallLink>
      ))}
    </Grid>
  );
}

function Orders({ overview: { counts, orders, toOrders } }: { overview: Overview }) {
  return (
    <section className={styles.section} aria-label="주문·배송">
      <SectionHead title="주문·배송" more={{ to: toOrders(), label: '전체 보기' }} />
      <OrderCounts className={styles.counts} counts={counts} toPath={toOrders} />
      <Newest list={orders} empty="아직 주문한 상품이 없어요.">
        <Stack as="ul" gap={0} marginTop={12} className={styles.orders}>
          {orders.shown.map((order) => (
            <li key={order.orderNo}>
              <OrderRow order={order} />
            </li>
          ))}
        </Stack>
      </Newest>
    </section>
  );
}

function Questions({ overview: { questions } }: { overview: Overview }) {
  return (
    <section className={styles.section} aria-label="1:1 문의">
      <SectionHead title="1:1 문의" more={{ to: { screen: 'questionList' }, label: '전체 보기' }} />
      <Newest list={questions} empty="남긴 문의가 없어요.">
        <ul className={styles.questions}>
          {questions.shown.map((question) => (
            <li key={question.questionNo}>
              <ScreenLink screen="question" questionNo={question.questionNo} className={styles.question}>
                <QuestionState question={question} />
                <span className={styles.questionTitle}>{question.title}</span>
                <time dateTime={question.askedAt}>{momentText(question.askedAt).slice(0, 10)}</time>
              </ScreenLink>
            </li>
          ))}
        </ul>
      </Newest>
    </section>
  );
}

/** R4.10: only if there are some. */
function RecentGoods() {
  const { phones, goods, isPending } = useRecentProducts();
  if (isPending) return <StillToCome />;
  if (phones.length + goods.length === 0) return null;
  return (
    <section className={styles.section} aria-label="최근 본 상품">
      <SectionHead title="최근 본 상품" more={{ to: { screen: 'recentlyViewed' }, label: '전체 보기' }} />
      {goods.length > 0 ? (
        <ProductGrid goods={goods.slice(0, shownProducts)} />
      ) : (
        <ProductGrid phones={phones.slice(0, shownProducts)} />
      )}
    </section>
  );
}
