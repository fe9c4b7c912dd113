import type { CSSProperties, ReactNode } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './promo-card.module.css';

type Props = {
  readonly to: MallAddress;
  /** Two colours set by the operator, passed as CSS properties. */
  readonly from: string;
  readonly into: string;
  readonly isOnDark: boolean;
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  /** Content at the bottom, left of the picture. */
  readonly foot?: ReactNode;
  readonly picture: ReactNode;
  /** The picture keeps its shape: a scene is twice as wide as it is high, and empty on its left half. */
  readonly isWide?: boolean;
  /** The focal point of a wide picture's crop. */
  readonly focal?: string;
};

/** A teaser of the mall on two colours, with a picture at its lower right. */
export function PromoCard({ to, from, into, isOnDark, kicker, title, subtitle, foot, picture, isWide, focal }: Props) {
  return (
    <MallLink
      to={to}
      className={styles.card}
      data-on-dark={isOnDark || undefined}
      style={{ '--from': from, '--to': into, '--focal': focal } as CSSProperties}
    >
      <span className={styles.kicker}>{kicker}</span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.subtitle}>{subtitle}</p>
      {foot && <p className={styles.foot}>{foot}</p>}
      <span className={styles.picture} data-wide={isWide || undefined}>
        {picture}
      </span>
    </MallLink>
  );
}
