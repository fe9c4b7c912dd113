import type { ExhibitionCard as Exhibition } from '@mall/contracts/search';
import { exhibitionLink } from '@mall/domain/menu-links';
import { Picture } from '@mall/ui/picture';
import { useMall } from '../lib/mall-context.tsx';
import { PromoCard } from './promo-card.tsx';

/** An exhibition on its own two colours. */
export function ExhibitionCard({ exhibition, isPriority = false }: { exhibition: Exhibition; isPriority?: boolean }) {
  const { imageBase } = useMall();
  const { kicker, title, subtitle, isOnDark } = exhibition;
  return (
    <PromoCard
      {...{ kicker, title, subtitle, isOnDark }}
      to={exhibitionLink(exhibition.exhibitionNo)}
      from={exhibition.colourFrom}
      into={exhibition.colourTo}
      foot={`${monthDay(exhibition.startsOn)} – ${monthDay(exhibition.endsOn)}`}
      isScene
      picture={
        <Picture
          src={`${imageBase}/${exhibition.image}`}
          alt=""
          width={1600}
          height={800}
          sizes="460px"
          isPriority={isPriority}
        />
      }
    />
  );
}

const monthDay = (day: string): string => day.slice(5).replace('-', '.');
