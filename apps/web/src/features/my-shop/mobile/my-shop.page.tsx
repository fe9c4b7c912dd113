import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { type MyShopGroup, useMyShopEntries } from '../../../entities/member/use-my-shop-entries.ts';
import { OrderCounts } from '../../../entities/order/order-counts.tsx';
import { TrackButton } from '../../../entities/order/track-button.tsx';
import { type Overview, useOverview } from '../model/use-overview.ts';
import { InProgress } from '../parts/in-progress.tsx';
import { Newest } from '../parts/newest.tsx';
import { OrderRow } from '../parts/order-row.tsx';
import styles from './my-shop.module.css';

/** The overview of My Shop; the bar above has the heading. */
export function MyShopPage() {
  return (
    <>
      <PageTopBar title="My Shop">
        <CartLink />
      </PageTopBar>
      <AtAGlance />
    </>
  );
}

function AtAGlance() {
  const groups = useMyShopEntries();
  const overview = useOverview();
  const { memberName, greeting, facts } = overview;
  return (
    <div className={styles.page}>
      <Row align="center" justify="between" className={styles.greeting}>
        <h2>
          {memberName && <span>{memberName} 님,</span>}
          {greeting}
        </h2>
        <ObjectPicture name="emoji/truck" size={96} />
      </Row>
      <div className={`${styles.card} ${styles.facts}`}>
        {facts.map(({ label, count, to }) => (
          <MallLink key={label} to={to}>
            <span>{label}</span>
            <b>{count ?? '–'}개</b>
          </MallLink>
        ))}
      </div>
      <Orders overview={overview} />
      <InProgress
        className={styles.card}
        head={
          <Row marginBottom={12} className={styles.head}>
            <h2>휴대폰·구독</h2>
          </Row>
        }
      />
      {groups.map(({ label, entries }) => (
        <Menu key={label} label={label} entries={entries} notes={overview.notes} />
      ))}
    </div>
  );
}

function Orders({ overview: { counts, orders, toOrders } }: { overview: Overview }) {
  const [newest] = orders.shown;
  return (
    <section className={styles.card} aria-label="주문·배송">
      <Row align="center" justify="between" marginBottom={12} className={styles.head}>
        <h2>주문·배송</h2>
        <MallLink to={toOrders()}>
          전체 보기 <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </MallLink>
      </Row>
      <OrderCounts counts={counts} toPath={toOrders} />
      <div className={styles.newest}>
        <Newest list={orders} empty="아직 주문한 상품이 없어요.">
          {newest && (
            <>
              <OrderRow order={newest} />
              <div className={styles.buttons}>
                <TrackButton order={newest} />
                <Button render={<ScreenLink screen="orderDetail" orderNo={newest.orderNo} />}>주문 상세</Button>
              </div>
            </>
          )}
        </Newest>
      </div>
    </section>
  );
}

type MenuProps = MyShopGroup & { notes: Overview['notes'] };

function Menu({ label, entries, notes }: MenuProps) {
  return (
    <nav className={`${styles.card} ${styles.menu}`} aria-label={label}>
      <ul>
        {entries.map(({ to, label: name, icon: Icon }) => (
          <li key={name}>
            <MallLink to={to}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              {name}
              <em>{notes[to.screen]}</em>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </MallLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
