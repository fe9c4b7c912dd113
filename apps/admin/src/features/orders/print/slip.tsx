import type { printSlips } from '@mall/contracts/office/order-work';
import { textOf } from '@mall/contracts/office/personal';
import type { CallData } from '../../../lib/call.ts';
import { momentText } from '../../../lib/moments.ts';
import { grouped } from '../../../lib/numbers.ts';
import styles from './print.module.css';

type Props = {
  readonly slip: CallData<typeof printSlips>['slips'][number];
  readonly mark: string;
};

/** The contents of one parcel, on its own sheet. */
export function Slip({ slip, mark }: Props) {
  return (
    <article className={styles.slip}>
      <header>
        <h2>{slip.mallName} 거래 명세서</h2>
        <p>
          주문 {slip.orderNo} · {momentText(slip.orderedAt)}
        </p>
      </header>
      <dl>
        <div>
          <dt>받는 분</dt>
          <dd>
            {textOf(slip.recipient)} · {textOf(slip.recipientPhone)}
          </dd>
        </div>
        <div>
          <dt>주소</dt>
          <dd>
            ({slip.postcode}) {textOf(slip.address)}
          </dd>
        </div>
        {slip.deliveryRequest !== '' && (
          <div>
            <dt>요청</dt>
            <dd>{slip.deliveryRequest}</dd>
          </div>
        )}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">상품</th>
            <th scope="col">옵션</th>
            <th scope="col" data-align="end">
              수량
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map(({ productNo, productName, optionText, pieces }) => (
            <tr key={`${productNo} ${optionText}`}>
              <td>
                <b>{productName}</b>
                <small>{productNo}</small>
              </td>
              <td>{optionText}</td>
              <td data-align="end">{grouped(pieces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{mark}</footer>
    </article>
  );
}
