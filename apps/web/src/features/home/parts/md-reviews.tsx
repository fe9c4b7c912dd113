import { boardType } from '@mall/contracts/codes';
import type { Corner } from '@mall/contracts/corner';
import { boardTarget } from '@mall/domain/screens/targets';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import styles from './md-reviews.module.css';

/** What the merchandisers wrote after trying a product. */
export function MdReviews({ corner }: { corner: Corner }) {
  if (corner.items.length === 0) return null;
  return (
    <section className={styles.section} aria-label={corner.title}>
      <SectionHead
        title={corner.title}
        subtitle={corner.subtitle}
        more={{ to: boardTarget(boardType.mdReview), label: '전체보기' }}
      />
      <ul className={styles.list}>
        {corner.items.slice(0, 3).map((item) => (
          <li key={item.link}>
            <MallLink to={item.link} className={styles.review}>
              <ProductTile image={item.image} sizes="148px" />
              <span>
                <span className={styles.brand}>{item.kicker}</span>
                <h3 className={styles.title}>{item.title}</h3>
                <span className={styles.text}>{item.subtitle}</span>
                <span className={styles.by}>{item.label}</span>
              </span>
            </MallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
