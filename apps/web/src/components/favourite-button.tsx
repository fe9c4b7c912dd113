import { Button } from '@mall/ui/button';
import { Heart } from 'lucide-react';
import { memo } from 'react';
import { useFavourite } from '../lib/use-favourite.ts';
import styles from './favourite-button.module.css';

type Props = {
  productNo: string;
  isFavourite: boolean;
  size: 'lg' | 'xl';
  /** Only the heart, beside another main button. */
  isIcon?: boolean;
};

/** R4.09: the heart of a detail page, as the page's main button or beside it; members only, since only they can toggle it. */
export const FavouriteButton = memo(function FavouriteButton({ productNo, isFavourite, size, isIcon = false }: Props) {
  const favourite = useFavourite(productNo, isFavourite);
  if (!favourite) return null;
  return (
    <Button
      variant={isIcon ? 'line' : favourite.isOn ? 'weak' : 'primary'}
      size={size}
      block={!isIcon}
      icon={isIcon}
      aria-label="찜하기"
      aria-pressed={favourite.isOn}
      onClick={favourite.toggle}
    >
      <Heart className={styles.heart} size={22} strokeWidth={1.75} aria-hidden="true" />
      {!isIcon && '찜하기'}
    </Button>
  );
});
