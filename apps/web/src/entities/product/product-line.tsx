import type { GoodsCard } from '@mall/contracts/goods';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { Picture } from '@mall/ui/picture';
import { Tile } from '@mall/ui/tile';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import styles from './product-line.module.css';

/** The product that a page is about, in one line. */
export function ProductLine({ card }: { card: GoodsCard }) {
  const toUrl = useImageUrl();
  return (
    <div className={styles.product}>
      <Tile className={styles.picture}>
        <Picture src={toUrl(card.image)} alt="" sizes="64px" />
      </Tile>
      <p>
        <span>{card.brandName}</span>
        <b>{card.name}</b>
      </p>
      <Button size="sm" render={<ScreenLink {...productTarget(card.goodsGroupNo)} />}>
        상품 보기
      </Button>
    </div>
  );
}
