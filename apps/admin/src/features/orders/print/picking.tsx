import type { listPicking } from '@mall/contracts/office/order-work';
import type { CallData } from '../../../lib/call.ts';
import { grouped } from '../../../lib/numbers.ts';
import styles from './print.module.css';

/** What to take from the shelves, and for which orders. */
export function Picking({ rows }: Pick<CallData<typeof listPicking>, 'rows'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">확인</th>
          <th scope="col">상품</th>
          <th scope="col">옵션</th>
          <th scope="col" data-align="end">
            수량
          </th>
          <th scope="col">주문</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ productNo, productName, optionText, pieces, orders }) => (
          <tr key={`${productNo} ${optionText}`}>
            <td className={styles.tick} />
            <td>
              <b>{productName}</b>
              <small>{productNo}</small>
            </td>
            <td>{optionText}</td>
            <td data-align="end">
              <b>{grouped(pieces)}</b>
            </td>
            <td>{orders.map((order) => `${order.orderNo} (${order.pieces})`).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
