import type { OrderDetail } from '@mall/contracts/order';
import { formatSignedWon, formatWon } from '@mall/domain/money';
import { orderStateName } from '@mall/domain/order-words';
import { createPortal } from 'react-dom';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { deliveryFacts, orderSumRows, paymentFacts } from '../model/order-facts.ts';
import styles from './order-paper.module.css';

/** The printed order: a separate A4 sheet, rendered only for printing. */
export function OrderPaper({ order }: { order: OrderDetail }) {
  const { card, ordererName, parcels } = order;
  const facts = [
    { label: '주문번호', value: card.orderNo },
    { label: '주문 일시', value: momentText(card.orderedAt) },
    { label: '주문 상태', value: orderStateName(card.state, card.paymentMethod) },
    ...(ordererName ? [{ label: '주문자', value: ordererName }] : []),
    ...deliveryFacts(order, new Date()),
    ...parcels.map(({ carrier, invoiceNo }) => ({ label: '운송장', value: `${carrier} ${invoiceNo}` })),
    ...paymentFacts(order),
  ];
  return createPortal(
    <section className={styles.paper}>
      <Head />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines order={order} />
      <dl className={styles.sums}>
        {orderSumRows(order).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof amount === 'number' ? formatSignedWon(amount) : amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{order.refundedAmount > 0 ? '남은 결제 금액' : '결제 금액'}</dt>
          <dd>{formatWon(card.totalAmount - order.refundedAmount)}</dd>
        </div>
      </dl>
      <Seller />
    </section>,
    document.body,
  );
}

function Head() {
  const { mall } = useMall();
  return (
    <header className={styles.head}>
      <h1>주문서</h1>
      <p>{mall.name}</p>
    </header>
  );
}

function Lines({ order }: { order: OrderDetail }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">상품</th>
          <th scope="col">단가</th>
          <th scope="col">수량</th>
          <th scope="col">금액</th>
        </tr>
      </thead>
      <tbody>
        {order.card.lines.map(({ lineNo, productName, optionText, unitPrice, quantity, takenBack }) => (
          <tr key={lineNo}>
            <td>
              {productName}
              {optionText && <small>{optionText}</small>}
              {takenBack > 0 && <small>{takenBack}개 취소·반품</small>}
            </td>
            <td>{formatWon(unitPrice)}</td>
            <td>{quantity}</td>
            <td>{formatWon(unitPrice * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Seller() {
  const { mall } = useMall();
  return (
    <footer className={styles.seller}>
      {mall.company} · 대표 {mall.representativeName} · 사업자등록번호 {mall.businessNumber}
      <br />
      {mall.address} · 고객센터 {mall.customerPhone}
    </footer>
  );
}
