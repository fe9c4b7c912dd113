import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import styles from './post-skeleton.module.css';

const lines = ['92%', '97%', '88%', '64%'];

/** A post's skeleton: its title, its day, and the first words. */
export function PostSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.head}>
        <Skeleton shape="line" height={28} width="72%" />
        <Skeleton shape="line" height={16} width={140} />
      </div>
      <Stack gap={12} className={styles.body}>
        {lines.map((width) => (
          <Skeleton key={width} shape="line" height={18} width={width} />
        ))}
        <Skeleton shape="tile" height={240} />
      </Stack>
    </div>
  );
}
