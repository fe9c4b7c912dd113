import { Skeleton } from '@mall/ui/skeleton';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import styles from './home.module.css';

/** The mobile home's skeleton while its corners load. */
export function HomeSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Skeleton height={400} shape="tile" />
      <CardsSkeleton />
    </div>
  );
}

export function CardsSkeleton() {
  return (
    <div className={styles.goods}>
      <CardSkeletons count={4} />
    </div>
  );
}
