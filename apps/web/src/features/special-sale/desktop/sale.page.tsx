import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Grid } from '@mall/ui/grid';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { DeliveryFacts } from '../../../entities/delivery/delivery-facts.tsx';
import { BuyBox } from '../../../entities/goods/buy-box.tsx';
import { type GoodsAddress, picturesOf } from '../../../entities/goods/goods-choice.ts';
import { GoodsOptions } from '../../../entities/goods/goods-options.tsx';
import { GoodsSections } from '../../../entities/goods/goods-sections.tsx';
import { ProductGallery } from '../../../entities/product/product-gallery.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { type SaleChoice, useSaleChoice } from '../model/use-sale-choice.ts';
import { type ShownSale, useSpecialSale } from '../model/use-special-sale.ts';
import { SaleActions } from '../parts/sale-actions.tsx';
import { SaleHead, SalePrice } from '../parts/sale-head.tsx';
import { SaleSkeleton } from '../parts/sale-skeleton.tsx';
import { SaleStanding } from '../parts/sale-standing.tsx';
import { SaleSum } from '../parts/sale-sum.tsx';
import styles from './sale.module.css';

/** A sale on the desktop site. */
export function SalePage(props: ScreenProps<'sale'>) {
  return <Shown key={props.saleNo} {...props} />;
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
  const place = [
    { label: '홈', render: <ScreenLink screen="home" /> },
    { label: '타임특가', render: <ScreenLink screen="saleList" /> },
    { label: goods.card.name },
  ];
  return (
    <Page paddingBottom={72}>
      <Breadcrumb items={place} />
      <Grid columns="minmax(0, 580px) minmax(440px, 1fr)" align="start" gap={56}>
        <ProductGallery
          name={goods.card.name}
          pictures={picturesOf(goods)}
          wanted={choice.picture}
          stickers={goods.card.stickers}
          isSoldOut={state === 'soldOut'}
        />
        <div>
          <SaleHead shown={shown} headingLevel={1} />
          <div className={styles.standing}>
            <SaleStanding shown={shown} />
          </div>
          <DeliveryFacts goods={goods} total={choice.total} />
          <hr className={styles.rule} />
          <GoodsOptions options={choice.options} chosen={choice.option} onChoose={choice.chooseOption} />
          <div className={styles.sum}>
            <SaleSum shown={shown} choice={choice} />
          </div>
          <Row marginTop={16} gap={8}>
            <SaleActions shown={shown} choice={choice} size="xl" />
          </Row>
        </div>
      </Grid>
      <GoodsSections goods={goods} beside={<Beside shown={shown} choice={choice} />} />
    </Page>
  );
}

function Beside({ shown, choice }: { shown: ShownSale; choice: SaleChoice }) {
  return (
    <BuyBox
      goods={shown.goods}
      price={<SalePrice shown={shown} />}
      options={choice.options}
      choice={choice}
      isOpen={choice.isOpen}
    >
      <Row gap={8}>
        <SaleActions shown={shown} choice={choice} size="lg" />
      </Row>
    </BuyBox>
  );
}
