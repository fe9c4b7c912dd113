import type { CornerItem } from '@mall/contracts/corner';
import { Picture } from '@mall/ui/picture';
import type { CSSProperties } from 'react';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './corner-tile.module.css';

/** A banner on two colours of the operator's, as for an exhibition. */
export function CornerTile({ item }: { item: CornerItem }) {
  const { imageBase } = useMall();
  const tone = { '--from': item.colourFrom ?? 'var(--band)', '--to': item.colourTo ?? 'var(--band)' } as CSSProperties;
  return (
    <MallLink to={item.link} className={styles.tile} style={tone} data-on-dark={item.isOnDark || undefined}>
      <span className={styles.kicker}>{item.kicker}</span>
      <h3 className={styles.title}>{item.title}</h3>
      <p className={styles.subtitle}>{item.subtitle}</p>
      <span className={styles.picture}>
        <Picture src={`${imageBase}/${item.image}`} alt="" sizes="300px" />
      </span>
    </MallLink>
  );
}
