import type { SubscriptionCard as Subscription } from '@mall/contracts/subscription';
import { formatNumber } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';
import { careTypeLabels } from '@mall/domain/subscription-words';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { FavouriteHeart } from '../favourite/favourite-heart.tsx';
import { ProductTile } from './product-tile.tsx';
import styles from './subscription-card.module.css';

type Props = { product: Subscription; layout?: 'column' | 'row' };

const careText = ({ careType, visitCycleMonths }: Subscription): string =>
  careType === 'VISIT' && visitCycleMonths > 0
    ? `${careTypeLabels.VISIT} ${visitCycleMonths}개월마다`
    : careTypeLabels[careType];

/** A subscription product in a list: the monthly fee is never shown without its term and care. */
export function SubscriptionCard({ product, layout = 'column' }: Props) {
  return (
    <article className={styles.card} data-layout={layout} data-sold-out={product.isSoldOut || undefined}>
      <ScreenLink {...productTarget(product.subscriptionNo)} className={styles.link}>
        <ProductTile
          image={product.image}
          stickers={layout === 'row' ? [] : product.stickers}
          isSoldOut={product.isSoldOut}
          isFlush={layout === 'column'}
          {...(layout === 'column' && { ratio: 1.16 })}
          sizes={layout === 'row' ? '120px' : '(max-width: 480px) 90vw, 280px'}
        />
        <div className={styles.body}>
          <p className={styles.brand}>{product.brandName}</p>
          <h3 className={styles.name}>{product.name}</h3>
          <p className={styles.fee}>
            <small>월</small> {formatNumber(product.monthlyFee)}
            <small>원</small>
          </p>
          <p className={styles.term}>
            {product.isFirstMonthFree && '첫 달 0원 · '}
            {product.contractMonths}개월 · <span>{careText(product)}</span>
          </p>
        </div>
      </ScreenLink>
      {layout === 'column' && (
        <FavouriteHeart productNo={product.subscriptionNo} name={product.name} isFavourite={product.isFavourite} />
      )}
    </article>
  );
}
