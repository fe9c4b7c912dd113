import type { ExhibitionCard as Exhibition } from '@mall/contracts/search';
import { Picture } from '@mall/ui/picture';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { exhibitionPicture, focalPoint, isScene } from './exhibition-picture.ts';
import { PromoCard } from './promo-card.tsx';

/** An exhibition on its own two colours. */
export function ExhibitionCard({ exhibition, isPriority = false }: { exhibition: Exhibition; isPriority?: boolean }) {
  const { imageBase } = useMall();
  const { kicker, title, subtitle, isOnDark, image } = exhibition;
  return (
    <PromoCard
      {...{ kicker, title, subtitle, isOnDark }}
      to={{ screen: 'exhibition', exhibitionNo: exhibition.exhibitionNo }}
      from={exhibition.colourFrom}
      into={exhibition.colourTo}
      focal={focalPoint(exhibition)}
      foot={`${monthDay(exhibition.startsOn)} – ${monthDay(exhibition.endsOn)}`}
      isWide={isScene(image)}
      picture={
        <Picture
          src={`${imageBase}/${image}`}
          alt=""
          {...exhibitionPicture(image)}
          sizes="460px"
          isPriority={isPriority}
        />
      }
    />
  );
}

const monthDay = (day: string): string => day.slice(5).replace('-', '.');
