import type { GoodsCard } from '@mall/contracts/goods';
import { formatNumber, formatWon } from '@mall/domain/money';
import { Grid } from '@mall/ui/grid';
import { Text } from '@mall/ui/text';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import styles from './goods-rows.module.css';

/** The goods in rows, with the numbers used in an order by spreadsheet. */
export function GoodsRows({ goods }: { goods: readonly GoodsCard[] }) {
  return (
    <ul>
      {goods.map((each) => (
        <Grid
          as="li"
          columns="84px minmax(0, 1fr)"
          align="start"
          gap={14}
          padding="16 0"
          key={each.goodsGroupNo}
          className={styles.row}
        >
          <ProductTile image={each.image} sizes="84px" />
          <div>
            <Text variant="caption" tone="muted" tabular>
              {each.goodsGroupNo} · {each.brandName}
            </Text>
            <h2 className={styles.name}>{each.name}</h2>
            <Text variant="caption" tone="muted" tabular>
              {each.modelName}
            </Text>
            <p className={styles.price}>
              <Text as="b" size={16} weight="bold" tabular>
                {formatWon(each.salePrice)}
              </Text>
              <Text as="span" size={13} tone="soft">
                재고 {formatNumber(each.orderableQuantity)}개
              </Text>
            </p>
          </div>
        </Grid>
      ))}
    </ul>
  );
}
