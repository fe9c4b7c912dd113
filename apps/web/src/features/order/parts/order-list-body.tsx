import { ordersBySheet } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import type { ReactNode } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';
import type { OrderListAddress } from '../model/order-list-address.ts';
import type { OrderList } from '../model/use-order-list.ts';

type Props = {
  list: OrderList;
  address: OrderListAddress;
  /** One order, as the device renders it. */
  children: (order: OrderList['orders'][number]) => ReactNode;
};

/** The orders found, or why there are none. */
export function OrderListBody({ list, address, children }: Props) {
  if (list.isPending) return <Waiting />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.orders.length === 0) return <NoOrders list={list} address={address} />;
  return (
    <>
      {list.orders.map(children)}
      <PageLinks
        page={list.page}
        pageCount={list.pageCount}
        toPage={(page) => ({ screen: 'orderList', search: { ...address, page } })}
      />
    </>
  );
}

const Waiting = () => (
  <Stack marginTop={16} gap={16} aria-busy="true">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} shape="tile" height={210} />
    ))}
  </Stack>
);

function NoOrders({ list, address }: Omit<Props, 'children'>) {
  const picture = <ObjectPicture name="objects/emptybox" size={96} />;
  const openMall = useMall();
  if (list.isNarrowed) {
    return (
      <Empty
        picture={picture}
        title={address.claimed ? '취소·교환·반품 내역이 없어요' : '찾으시는 주문이 없어요'}
        action={
          <Button variant="line" render={<ScreenLink screen="orderList" />}>
            전체 주문 보기
          </Button>
        }
      >
        기간이나 상태를 바꿔서 다시 찾아보세요.
      </Empty>
    );
  }
  const isBySheet = ordersBySheet(openMall.mall);
  return (
    <Empty
      picture={picture}
      title="아직 주문한 상품이 없어요"
      action={
        <Button variant="line" render={<MallLink to={homeBelowMall(openMall)} />}>
          {isBySheet ? '엑셀로 주문하기' : '상품 둘러보기'}
        </Button>
      }
    >
      {isBySheet ? '엑셀 파일로 주문하면' : '마음에 드는 상품을 주문하면'} 여기에서 볼 수 있어요.
    </Empty>
  );
}
