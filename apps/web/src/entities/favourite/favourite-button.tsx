import { Button } from '@mall/ui/button';
import Heart from 'lucide-react/icons/heart';
import { memo } from 'react';
import styles from './favourite-button.module.css';
import { useFavourite } from './use-favourite.ts';

type Props = {
  productNo: string;
  isFavourite: boolean;
  size: 'lg' | 'xl';
};

/** R4.09: the heart of a detail page, beside its main button; members only, since only they can toggle it. */
export const FavouriteButton = memo(function FavouriteButton({ productNo, isFavourite, size }: Props) {
  const favourite = useFavourite(productNo, isFavourite);
  if (!favourite) return null;
  return (
    <Button size={size} icon aria-label="찜하기" aria-pressed={favourite.isOn} onClick={favourite.toggle}>
      <Heart className={styles.heart} size={22} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
});
