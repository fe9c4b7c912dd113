import type { ExhibitionCard as Exhibition } from '@mall/contracts/search';
import { exhibitionLink } from '@mall/domain/menu-links';
import { Picture } from '@mall/ui/picture';
import type { CSSProperties } from 'react';
import { useMall } from '../lib/mall-context.tsx';
import styles from './exhibition-card.module.css';
import { MallLink } from './mall-link.tsx';

/** An exhibition on its own two colours; they come from the operator, so they are handed over as properties. */
export function ExhibitionCard({ exhibition, isPriority = false }: { exhibition: Exhibition; isPriority?: boolean }) {
  const { imageBase } = useMall();
  const tone = { '--from': exhibition.colourFrom, '--to': exhibition.colourTo } as CSSProperties;
  return (
    <MallLink
      to={exhibitionLink(exhibition.exhibitionNo)}
      className={styles.card}
      data-on-dark={exhibition.isOnDark || undefined}
      style={tone}
    >
      <span className={styles.kicker}>{exhibition.kicker}</span>
      <h3 className={styles.title}>{exhibition.title}</h3>
      <p className={styles.subtitle}>{exhibition.subtitle}</p>
      <p className={styles.period}>
        {monthDay(exhibition.startsOn)} – {monthDay(exhibition.endsOn)}
      </p>
      <span className={styles.picture}>
        <Picture
          src={`${imageBase}/${exhibition.image}`}
          alt=""
          width={1600}
          height={800}
          sizes="460px"
          isPriority={isPriority}
        />
      </span>
    </MallLink>
  );
}

const monthDay = (day: string): string => day.slice(5).replace('-', '.');
