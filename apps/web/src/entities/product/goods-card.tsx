import type { GoodsCard as Goods } from '@mall/contracts/goods';
import { discountRate } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { Price } from '@mall/ui/price';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useArrivalWords } from '../arrival/use-arrivals.ts';
import { QuickAdd } from '../cart/quick-add.tsx';
import { deliveryNoteOf } from '../delivery/delivery-promise.ts';
import { FavouriteHeart } from '../favourite/favourite-heart.tsx';
import { ColourDots } from './colour-dots.tsx';
import styles from './goods-card.module.css';
import { ProductTile } from './product-tile.tsx';
import { RatingLine } from './rating-line.tsx';

type Props = {
  goods: Goods;
  isPriority?: boolean;
  /** False if a separate button is below the card. */
  hasQuickAdd?: boolean;
};

/** A goods product in a list (R3.07): picture, brand, name, price, when it arrives; sold-out ones are dimmed (R4.03). */
export function GoodsCard({ goods, isPriority = false, hasQuickAdd = true }: Props) {
  const arrival = useArrivalWords()(goods);
  const note = deliveryNoteOf(goods);
  return (
    <article className={styles.card} data-sold-out={goods.isSoldOut || undefined}>
      <ScreenLink {...productTarget(goods.goodsGroupNo)} className={styles.link}>
        <ProductTile
          image={goods.image}
          stickers={goods.stickers}
          isSoldOut={goods.isSoldOut}
          isPriority={isPriority}
        />
        <div className={styles.body}>
          <p className={styles.brand}>
            <span>{goods.brandName}</span>
            <ColourDots colours={goods.colours} />
          </p>
          <h3 className={styles.name}>{goods.name}</h3>
          <div className={styles.price}>
            <Price
              amount={goods.salePrice}
              marketAmount={goods.marketPrice}
              rate={discountRate(goods.marketPrice, goods.salePrice)}
            />
          </div>
          <RatingLine card={goods} />
          {(arrival !== '' || note !== '') && (
            <Text variant="small" tone="muted" marginTop={6}>
              <span>{arrival}</span>
              {arrival !== '' && note !== '' && ' · '}
              <span>{note}</span>
            </Text>
          )}
        </div>
      </ScreenLink>
      {hasQuickAdd && <QuickAdd goods={goods} />}
      <FavouriteHeart productNo={goods.goodsGroupNo} name={goods.name} isFavourite={goods.isFavourite} />
    </article>
  );
}
