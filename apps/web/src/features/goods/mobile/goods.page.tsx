import type { GoodsDetail } from '@mall/contracts/goods-detail';
import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import { showsCart } from '@mall/domain/access-matrix';
import { formatWon } from '@mall/domain/money';
import { Stack } from '@mall/ui/stack';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { DeliveryFacts } from '../../../entities/delivery/delivery-facts.tsx';
import { type GoodsAddress, picturesOf } from '../../../entities/goods/goods-choice.ts';
import { GoodsOptions } from '../../../entities/goods/goods-options.tsx';
import { GoodsSections } from '../../../entities/goods/goods-sections.tsx';
import { DetailBar } from '../../../entities/product/detail-bar.tsx';
import { ProductCarousel } from '../../../entities/product/product-carousel.tsx';
import { RestockBox } from '../../../entities/restock/restock-box.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useGoodsChoice } from '../model/use-goods-choice.ts';
import { useGoodsDetail } from '../model/use-goods-detail.ts';
import { useOtherGoods } from '../model/use-other-goods.ts';
import { useRunningSale } from '../model/use-running-sale.ts';
import { GoodsActions } from '../parts/goods-actions.tsx';
import { GoodsHead } from '../parts/goods-head.tsx';
import { GoodsRow } from '../parts/goods-row.tsx';
import { GoodsSum, GoodsTotal } from '../parts/goods-sum.tsx';
import { SaleHint } from '../parts/sale-hint.tsx';
import styles from './goods.module.css';
import { GoodsSkeleton } from './goods-skeleton.tsx';

/** A goods product on the mobile site. */
export function GoodsPage(props: ScreenProps<'goodsDetail'>) {
  return (
    <>
      <PageTopBar title="상품 상세">
        <CartLink />
      </PageTopBar>
      <Shown {...props} />
    </>
  );
}

function Shown({ goodsNo: goodsGroupNo, address }: ScreenProps<'goodsDetail'>) {
  const detail = useGoodsDetail(goodsGroupNo);
  const running = useRunningSale(goodsGroupNo);
  // Reserves the space for the hint at its sale at once: later it would push the options down.
  if (detail.isPending || running.isLoading) return <GoodsSkeleton />;
  if (isApiError(detail.error, '4042')) return <NotFoundPage />;
  if (detail.isError) return <ErrorNotice error={detail.error} onRetry={() => detail.refetch()} />;
  // Keyed by product: another one starts with neither this one's picture nor its scroll position.
  return <Goods key={goodsGroupNo} goods={detail.data} sale={running.sale} address={address} />;
}

type GoodsProps = { goods: GoodsDetail; sale: SpecialSaleCard | undefined; address: GoodsAddress };

function Goods({ goods, sale, address }: GoodsProps) {
  const choice = useGoodsChoice(goods, address);
  const others = useOtherGoods(goods);
  const hasCart = showsCart(useMall().mall);
  const { card } = goods;
  const sum = {
    label: choice.isSoldOut ? '판매 상태' : '총 상품 금액',
    amount: choice.isSoldOut ? '품절' : formatWon(choice.total),
  };
  return (
    <div className={styles.page}>
      <ProductCarousel
        name={card.name}
        pictures={picturesOf(goods)}
        wanted={choice.picture}
        stickers={card.stickers}
        isSoldOut={card.isSoldOut}
      />
      <div className={styles.head}>
        <GoodsHead goods={goods} headingLevel={2} />
        {sale && <SaleHint sale={sale} />}
        {card.isSoldOut && <RestockBox goods={goods} />}
      </div>
      <Stack gap={22} padding="22 20" className={styles.block}>
        <DeliveryFacts goods={goods} total={choice.total} isSoldOut={choice.isSoldOut} />
      </Stack>
      <Stack gap={22} padding="22 20" className={styles.block}>
        <GoodsOptions
          options={goods.options}
          chosen={choice.option}
          onChoose={choice.chooseOption}
          isSoldOut={choice.isSoldOut}
        />
        <GoodsSum goods={goods} choice={choice} />
        {hasCart && <GoodsTotal goods={goods} choice={choice} />}
        {!card.isSoldOut && <RestockBox goods={goods} />}
      </Stack>
      {choice.isSoldOut && <GoodsRow {...others.related} title="지금 살 수 있는 상품" />}
      <GoodsSections goods={goods} />
      {!choice.isSoldOut && <GoodsRow {...others.related} />}
      <GoodsRow {...others.recent} />
      <div className={styles.end} />
      <DetailBar sum={hasCart ? undefined : sum}>
        <GoodsActions goods={goods} choice={choice} size="lg" />
      </DetailBar>
    </div>
  );
}
