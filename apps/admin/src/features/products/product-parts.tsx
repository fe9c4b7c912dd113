import type { ProductDetail } from '@mall/contracts/office/products';
import { grouped, won } from '../../lib/numbers.ts';
import styles from './products.module.css';

/** Where it is sold, and for how much. */
export function Listings({ product: { listings } }: { product: ProductDetail }) {
  if (listings.length === 0) return <p className={styles.none}>진열한 몰이 없어요.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">몰</th>
          <th scope="col">메뉴</th>
          <th scope="col" data-align="end">
            판매가
          </th>
          <th scope="col">보임</th>
        </tr>
      </thead>
      <tbody>
        {listings.map(({ mallId, mallName, category, price, isOn, isVisible }) => (
          <tr key={mallId}>
            <td>{mallName}</td>
            <td>{category}</td>
            <td data-align="end">{won(price)}</td>
            <td>{isVisible ? '보여요' : isOn ? '상품 상태 때문에 안 보여요' : '내렸어요'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Its options, and what is on the shelf. */
export function Options({ product: { words, shelf } }: { product: ProductDetail }) {
  const stockOf = (optionNo: number) => shelf.find((one) => one.optionNo === optionNo)?.stock ?? 0;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">옵션</th>
          <th scope="col" data-align="end">
            추가 금액
          </th>
          <th scope="col" data-align="end">
            재고
          </th>
        </tr>
      </thead>
      <tbody>
        {words.options.map(({ optionNo, colourName, label, extraPrice }) => (
          <tr key={optionNo}>
            <td>{[colourName, label].filter(Boolean).join(' · ') || '기본'}</td>
            <td data-align="end">{extraPrice > 0 ? `+${won(extraPrice)}` : '–'}</td>
            <td data-align="end">{grouped(stockOf(optionNo))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines of a label and what it says. */
export function Pairs({ rows }: { rows: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className={styles.pairs}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
