import { Skeleton } from '@mall/ui/skeleton';
import styles from './card-skeletons.module.css';

type Props = { count: number; shape?: 'goods' | 'phone' };

/** The boxes of cards that are on their way. */
export function CardSkeletons({ count, shape = 'goods' }: Props) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: boxes without an identity, never moved.
    <div key={index} className={styles.card} data-shape={shape}>
      <Skeleton ratio={1} shape="tile" />
      <Skeleton width="40%" height={14} />
      <Skeleton width="90%" height={16} />
      <Skeleton width="60%" height={22} />
    </div>
  ));
}
