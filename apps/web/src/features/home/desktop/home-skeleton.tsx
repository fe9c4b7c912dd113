import { Skeleton } from '@mall/ui/skeleton';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import styles from './home.module.css';

/** The home's skeleton while its corners load. */
export function HomeSkeleton() {
  return (
    <div className={styles.wrap} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <div style={{ paddingTop: 28 }}>
        <Skeleton height={440} shape="tile" />
      </div>
      <div className={`${styles.deals} ${styles.section}`}>
        <CardSkeletons count={10} />
      </div>
    </div>
  );
}
