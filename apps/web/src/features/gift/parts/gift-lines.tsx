import type { OpenedGift } from '@mall/contracts/gift';
import { Text } from '@mall/ui/text';
import { piecesText } from '../../../entities/order/pieces-text.ts';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import styles from './gift-lines.module.css';

/** What was sent, without any price. */
export function GiftLines({ gift }: { gift: OpenedGift }) {
  return (
    <ul className={styles.lines} aria-label="선물">
      {gift.lines.map(({ productName, brandName, optionText, image, quantity }) => (
        <li key={`${productName} ${optionText}`}>
          <span className={styles.picture}>
            <ProductTile image={image} sizes="92px" />
          </span>
          <div>
            <Text size={13} tone="muted">
              {brandName}
            </Text>
            <Text size={16} weight="semibold">
              {productName}
            </Text>
            <Text size={13} tone="muted">
              {piecesText([optionText], quantity)}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
