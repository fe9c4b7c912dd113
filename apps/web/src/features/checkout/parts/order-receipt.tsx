import type { OrderDetail } from '@mall/contracts/order';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Row } from '@mall/ui/row';
import { SumList } from '@mall/ui/sum-list';
import { orderName } from '../../../entities/order/order-name.ts';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { orderFacts, orderSumRows } from '../model/receipt-words.ts';
import styles from './order-receipt.module.css';

const mostPictures = 3;

/** An order in short: contents, receiver, payment and total. */
export function OrderReceipt({ order }: { order: OrderDetail }) {
  const { lines, totalAmount } = order.card;
  return (
    <section className={styles.receipt} aria-label="주문 내용">
      <Row align="center" gap={12} paddingBottom={16} marginBottom={16} className={styles.what}>
        <span className={styles.pictures}>
          {lines.slice(0, mostPictures).map(({ lineNo, image }) => (
            <span key={lineNo} className={styles.picture}>
              <ProductTile image={image} sizes="56px" />
            </span>
          ))}
        </span>
        <p className={styles.names}>{orderName(order.card)}</p>
      </Row>
      <KeyValueList className={styles.facts ?? ''} items={orderFacts(order, new Date())} />
      <SumList
        className={styles.sums ?? ''}
        rows={orderSumRows(order)}
        total={{ label: '결제 금액', amount: totalAmount }}
      />
    </section>
  );
}
