import { Heart } from '@mall/ui/heart';
import { useFavourite } from './use-favourite.ts';

type Props = { productNo: string; name: string; isFavourite: boolean };

/** R4.09: the heart on a card's picture; members only, since only they can toggle it. */
export function FavouriteHeart({ productNo, name, isFavourite }: Props) {
  const favourite = useFavourite(productNo, isFavourite);
  return <Heart isOn={favourite?.isOn ?? isFavourite} onToggle={favourite?.toggle} name={name} />;
}
