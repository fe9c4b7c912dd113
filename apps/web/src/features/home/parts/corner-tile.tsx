import type { CornerItem } from '@mall/contracts/corner';
import { Picture } from '@mall/ui/picture';
import { PromoCard } from '../../../entities/exhibition/promo-card.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';

/** A banner on two colours set by the operator, as for an exhibition. */
export function CornerTile({ item }: { item: CornerItem }) {
  const { imageBase } = useMall();
  const { kicker, title, subtitle } = item;
  return (
    <PromoCard
      {...{ kicker, title, subtitle }}
      to={item.link}
      from={item.colourFrom ?? 'var(--band)'}
      into={item.colourTo ?? 'var(--band)'}
      isOnDark={item.isOnDark}
      picture={<Picture src={`${imageBase}/${item.image}`} alt="" sizes="300px" />}
    />
  );
}
