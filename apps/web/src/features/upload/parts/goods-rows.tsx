import type { GoodsCard } from '@mall/contracts/goods';
import { formatNumber, formatWon } from '@mall/domain/money';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import styles from './goods-rows.module.css';

/** The goods one below the other, with what an order by spreadsheet names them by. */
export function GoodsRows({ goods }: { goods: readonly GoodsCard[] }) {
  return (
    <ul>
      {goods.map((each) => (
        <li key={each.goodsGroupNo} className={styles.row}>
          <ProductTile image={each.image} sizes="84px" />
          <div>
            <p className={styles.small}>
              {each.goodsGroupNo} · {each.brandName}
            </p>
            <h2 className={styles.name}>{each.name}</h2>
            <p className={styles.small}>{each.modelName}</p>
            <p className={styles.price}>
              <b>{formatWon(each.salePrice)}</b>
              <span>재고 {formatNumber(each.orderableQuantity)}개</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
