import type { GoodsCard } from '@mall/contracts/goods';
import { formatNumber, formatWon } from '@mall/domain/money';
import { Grid } from '@mall/ui/grid';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import styles from './goods-table.module.css';

/** The goods with the numbers used in an order by spreadsheet. */
export function GoodsTable({ goods }: { goods: readonly GoodsCard[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">상품번호</th>
            <th scope="col">상품</th>
            <th scope="col">배송</th>
            <th scope="col">재고</th>
            <th scope="col">판매가</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((each) => (
            <tr key={each.goodsGroupNo}>
              <td>{each.goodsGroupNo}</td>
              <td>
                <Grid columns="64px minmax(0, 1fr)" align="center" gap={16}>
                  <span className={styles.picture}>
                    <ProductTile image={each.image} sizes="64px" />
                  </span>
                  <div>
                    <p className={styles.brand}>{each.brandName}</p>
                    <p className={styles.name}>{each.name}</p>
                    <p className={styles.model}>{each.modelName}</p>
                  </div>
                </Grid>
              </td>
              <td>{each.deliveryNote}</td>
              <td>{formatNumber(each.orderableQuantity)}개</td>
              <td>{formatWon(each.salePrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
