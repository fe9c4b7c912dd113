import { categoryType } from '@mall/contracts/codes';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import { categoryTarget } from '@mall/domain/screens/targets';
import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Grid } from '@mall/ui/grid';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { DeliveryFacts } from '../../../entities/delivery/delivery-facts.tsx';
import { BuyBox } from '../../../entities/goods/buy-box.tsx';
import { type GoodsAddress, picturesOf } from '../../../entities/goods/goods-choice.ts';
import { GoodsOptions } from '../../../entities/goods/goods-options.tsx';
import { GoodsSections } from '../../../entities/goods/goods-sections.tsx';
import { ProductGallery } from '../../../entities/product/product-gallery.tsx';
import { RestockBox } from '../../../entities/restock/restock-box.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { type GoodsChoice, useGoodsChoice } from '../model/use-goods-choice.ts';
import { useGoodsDetail } from '../model/use-goods-detail.ts';
import { useOtherGoods } from '../model/use-other-goods.ts';
import { useRunningSale } from '../model/use-running-sale.ts';
import { GoodsActions, MainAction, OtherActions } from '../parts/goods-actions.tsx';
import { GoodsHead, GoodsPrice } from '../parts/goods-head.tsx';
import { GoodsRow } from '../parts/goods-row.tsx';
import { GoodsSum, GoodsTotal } from '../parts/goods-sum.tsx';
import { SaleHint } from '../parts/sale-hint.tsx';
import styles from './goods.module.css';
import { GoodsSkeleton } from './goods-skeleton.tsx';

/** A goods product on the desktop site. */
export function GoodsPage({ goodsNo: goodsGroupNo, address }: ScreenProps<'goodsDetail'>) {
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
  const { card } = goods;
  return (
    <Page>
      <Breadcrumb items={placeOf(goods)} />
      <Grid columns="minmax(0, 580px) minmax(440px, 1fr)" align="start" gap={56}>
        <ProductGallery
          name={card.name}
          pictures={picturesOf(goods)}
          wanted={choice.picture}
          stickers={card.stickers}
          isSoldOut={card.isSoldOut}
        />
        <div>
          <GoodsHead goods={goods} headingLevel={1} />
          {sale && <SaleHint sale={sale} />}
          {card.isSoldOut && <RestockBox goods={goods} />}
          <hr className={styles.rule} />
          <DeliveryFacts goods={goods} total={choice.total} isSoldOut={choice.isSoldOut} />
          <hr className={styles.rule} />
          <GoodsOptions
            options={goods.options}
            chosen={choice.option}
            onChoose={choice.chooseOption}
            isSoldOut={choice.isSoldOut}
          />
          <div className={styles.sum}>
            <GoodsSum goods={goods} choice={choice} />
            <GoodsTotal goods={goods} choice={choice} />
          </div>
          <Row marginTop={16} gap={8} className={styles.actions}>
            <GoodsActions goods={goods} choice={choice} size="xl" />
          </Row>
          {!card.isSoldOut && <RestockBox goods={goods} />}
        </div>
      </Grid>
      {choice.isSoldOut && <GoodsRow {...others.related} title="지금 살 수 있는 상품" />}
      <GoodsSections goods={goods} beside={<Beside goods={goods} choice={choice} />} />
      {!choice.isSoldOut && <GoodsRow {...others.related} />}
      <GoodsRow {...others.recent} />
    </Page>
  );
}

type BesideProps = { goods: GoodsDetail; choice: GoodsChoice };

function Beside({ goods, choice }: BesideProps) {
  return (
    <BuyBox
      goods={goods}
      price={<GoodsPrice goods={goods} />}
      options={goods.options}
      choice={choice}
      isOpen={!choice.isSoldOut}
    >
      <Stack gap={8}>
        <MainAction goods={goods} choice={choice} size="lg" />
        <Row gap={8}>
          <OtherActions goods={goods} choice={choice} size="lg" />
        </Row>
      </Stack>
    </BuyBox>
  );
}

function placeOf({ card, categoryPath }: GoodsDetail) {
  const steps = categoryPath.map(({ categoryNo, name }) => ({
    label: name,
    render: <ScreenLink {...categoryTarget(categoryType.general, categoryNo)} />,
  }));
  return [{ label: '홈', render: <ScreenLink screen="home" /> }, ...steps, { label: card.name }];
}
