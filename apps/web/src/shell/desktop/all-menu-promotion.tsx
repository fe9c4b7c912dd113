import type { CornerItem } from '@mall/contracts/corner';
import { productTarget } from '@mall/domain/screens/targets';
import type { CSSProperties } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import styles from './all-menu.module.css';

export function AllMenuPromotion({ promotion }: { promotion: CornerItem }) {
  const toUrl = useImageUrl();
  const to = promotion.goodsGroupNo ? productTarget(promotion.goodsGroupNo) : promotion.link;
  // The colours of a banner are the operator's data, not the theme's.
  const look = {
    '--from': promotion.colourFrom ?? undefined,
    '--to': promotion.colourTo ?? undefined,
  } as CSSProperties;
  return (
    <MallLink to={to} className={styles.promotion} style={look} data-dark={promotion.isOnDark || undefined}>
      {promotion.kicker}
      <b>{promotion.title}</b>
      {promotion.image && <img src={toUrl(promotion.image)} alt="" />}
    </MallLink>
  );
}
