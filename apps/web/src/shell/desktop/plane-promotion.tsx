import type { CornerItem } from '@mall/contracts/corner';
import { productTarget } from '@mall/domain/screens/targets';
import { MallLink } from '../../components/link/mall-link.tsx';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import styles from './category-plane.module.css';

export function PlanePromotion({ promotion }: { promotion: CornerItem }) {
  const toUrl = useImageUrl();
  const to = promotion.goodsGroupNo ? productTarget(promotion.goodsGroupNo) : promotion.link;
  return (
    <MallLink to={to} className={styles.promotion}>
      <span className={styles.tile}>{promotion.image && <img src={toUrl(promotion.image)} alt="" />}</span>
      <span>
        <em>{promotion.kicker}</em>
        <b>{promotion.title}</b>
        {promotion.subtitle}
      </span>
    </MallLink>
  );
}
