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
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useSaleChoice } from '../model/use-sale-choice.ts';
import { type ShownSale, useSpecialSale } from '../model/use-special-sale.ts';
import { SaleActions } from '../parts/sale-actions.tsx';
import { SaleHead } from '../parts/sale-head.tsx';
import { SaleSkeleton } from '../parts/sale-skeleton.tsx';
import { SaleStanding } from '../parts/sale-standing.tsx';
import { SaleSum } from '../parts/sale-sum.tsx';
import styles from './sale.module.css';

/** A sale on the mobile site; the bar above has its title. */
export function SalePage(props: ScreenProps<'sale'>) {
  return (
    <>
      <PageTopBar title="타임특가">
        <CartLink />
      </PageTopBar>
      <Shown key={props.saleNo} {...props} />
    </>
  );
}

function Shown({ saleNo, address }: ScreenProps<'sale'>) {
  const { shown, isPending, isUnknown, error, retry } = useSpecialSale(saleNo);
  if (isPending) return <SaleSkeleton />;
  if (isUnknown) return <NotFoundPage />;
  if (!shown) return <ErrorNotice error={error} onRetry={retry} />;
  return <Sale shown={shown} address={address} />;
}

function Sale({ shown, address }: { shown: ShownSale; address: GoodsAddress }) {
  const choice = useSaleChoice(shown, address);
  const { goods, state } = shown;
  return (
    <div className={styles.page}>
      <ProductCarousel
        name={goods.card.name}
        pictures={picturesOf(goods)}
        wanted={choice.picture}
        stickers={goods.card.stickers}
        isSoldOut={state === 'soldOut'}
      />
      <div className={styles.head}>
        <SaleStanding shown={shown} />
        <SaleHead shown={shown} headingLevel={2} />
      </div>
      <Stack gap={22} padding="22 20" className={styles.block}>
        <DeliveryFacts goods={goods} total={choice.total} />
      </Stack>
      <Stack gap={22} padding="22 20" className={styles.block}>
        <GoodsOptions options={choice.options} chosen={choice.option} onChoose={choice.chooseOption} />
        <SaleSum shown={shown} choice={choice} />
      </Stack>
      <GoodsSections goods={goods} />
      <div className={styles.end} />
      <DetailBar>
        <SaleActions shown={shown} choice={choice} size="lg" />
      </DetailBar>
    </div>
  );
}
