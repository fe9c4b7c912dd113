import { Skeleton } from '@mall/ui/skeleton';
import styles from './card-skeletons.module.css';

/** The height of cards in rows on a phone. */
const rowHeights = { phoneRow: 238, subscriptionRow: 150 } as const;
type RowShape = keyof typeof rowHeights;

type Props = { count: number; shape?: 'goods' | 'phone' | 'pricedPhone' | RowShape };

const isRow = (shape: string): shape is RowShape => shape in rowHeights;

/** The skeletons of cards, as high as the cards. */
export function CardSkeletons({ count, shape = 'goods' }: Props) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: boxes without an identity, never moved.
    <div key={index} className={styles.card} data-shape={shape}>
      {isRow(shape) ? (
        <Skeleton height={rowHeights[shape]} shape="tile" />
      ) : (
        <>
          <Skeleton ratio={1} shape="tile" />
          <Skeleton width="40%" height={14} />
          <Skeleton width="90%" height={16} />
          <Skeleton width="30%" height={12} />
          <Skeleton width="60%" height={22} />
          <Skeleton width="50%" height={12} />
        </>
      )}
    </div>
  ));
}
