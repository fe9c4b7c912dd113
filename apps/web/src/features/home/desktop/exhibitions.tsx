import type { Corner } from '@mall/contracts/corner';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { CornerTile } from '../parts/corner-tile.tsx';
import styles from './home.module.css';

/** Three exhibitions side by side, the first one wider. */
export function Exhibitions({ corner }: { corner: Corner | undefined }) {
  if (!corner || corner.items.length === 0) return null;
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-label={corner.title}>
      <SectionHead
        title={corner.title}
        subtitle={corner.subtitle}
        more={{ to: '/exhibition/listExhibition', label: '전체보기' }}
      />
      <div className={styles.exhibitions}>
        {corner.items.slice(0, 3).map((item) => (
          <CornerTile key={item.link} item={item} />
        ))}
      </div>
    </section>
  );
}
