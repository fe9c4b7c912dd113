import type { OrderCard } from '@mall/contracts/order';
import { ownOrderTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { Chip } from '@mall/ui/chip';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { OrderCounts } from '../../../entities/order/order-counts.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import type { OrderListAddress } from '../model/order-list-address.ts';
import { periodChoices, searchedAddress, toggleClaimed, toggleState } from '../model/order-list-address.ts';
import { useOrderList } from '../model/use-order-list.ts';
import { OrderButtons } from '../parts/order-buttons.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderListBody } from '../parts/order-list-body.tsx';
import { OrderStateLine } from '../parts/order-state-line.tsx';
import { SearchFields } from '../parts/search-fields.tsx';
import styles from './order-list.module.css';

const linkTo = (address: OrderListAddress) => <ScreenLink screen="orderList" search={address} />;

/** The member's orders, inside My Shop. */
export function OrderListPage({ address }: { address: OrderListAddress }) {
  const list = useOrderList(address);
  return (
    <>
      <Text as="h1" variant="page">
        {list.title}
      </Text>
      {!address.claimed && (
        <OrderCounts
          className={styles.counts}
          counts={list.counts}
          chosen={address.state}
          toPath={(state) => ({ screen: 'orderList', search: toggleState(address, state) })}
        />
      )}
      <Search key={JSON.stringify(address)} address={address} />
      <OrderListBody list={list} address={address}>
        {(order) => <Order key={order.orderNo} order={order} />}
      </OrderListBody>
    </>
  );
}

function Search({ address }: { address: OrderListAddress }) {
  const navigate = useMallNavigate();
  return (
    <Stack
      as="form"
      gap={14}
      padding="18 20"
      marginTop={24}
      marginBottom={8}
      surface="frame"
      className={styles.search}
      aria-label="주문 찾기"
      action={(form) => navigate({ screen: 'orderList', search: searchedAddress(form, address) })}
    >
      <div className={styles.chips}>
        {periodChoices(address).map(({ label, address: other, isOn }) => (
          <Chip key={label} size="sm" isOn={isOn} render={linkTo(other)}>
            {label}
          </Chip>
        ))}
        <span className={styles.rule} />
        <Chip size="sm" isOn={address.claimed !== undefined} render={linkTo(toggleClaimed(address))}>
          취소·교환·반품
        </Chip>
      </div>
      <div className={styles.fields}>
        <SearchFields address={address} size="sm" />
        <Button type="submit" variant="dark" size="sm" className={styles.find}>
          조회
        </Button>
      </div>
    </Stack>
  );
}

function Order({ order }: { order: OrderCard }) {
  return (
    <article className={styles.order} aria-label={`주문번호 ${order.orderNo}`}>
      <Row as="header" align="center" justify="between" padding="16 24" className={styles.head}>
        <span>
          <b className={styles.date}>{momentText(order.orderedAt).slice(0, 10)}</b> 주문번호 {order.orderNo}
        </span>
        <ScreenLink {...ownOrderTarget(order)} className={styles.more}>
          주문 상세 <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </ScreenLink>
      </Row>
      <Grid columns="minmax(0, 1fr) 128px" gap={20} className={styles.body}>
        <div>
          <div className={styles.state}>
            <OrderStateLine order={order} />
          </div>
          <OrderLines order={order} />
        </div>
        <div className={styles.buttons}>
          <OrderButtons order={order} />
        </div>
      </Grid>
    </article>
  );
}
