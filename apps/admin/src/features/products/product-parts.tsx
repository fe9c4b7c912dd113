import type { ProductDetail } from '@mall/contracts/office/products';
import { SmallTable } from '../../kit/small-table.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import styles from './products.module.css';

/** Where it is sold, and for how much. */
export function Listings({ product: { listings } }: { product: ProductDetail }) {
  if (listings.length === 0) return <p className={styles.none}>진열한 몰이 없어요.</p>;
  return (
    <SmallTable
      ends={1}
      heads={['몰', '메뉴', '보임', '판매가']}
      rows={listings.map(({ mallId, mallName, category, price, isOn, isVisible }) => ({
        key: mallId,
        cells: [
          ...[mallName, category],
          ...[isVisible ? '보여요' : isOn ? '상품 상태 때문에 안 보여요' : '내렸어요', won(price)],
        ],
      }))}
    />
  );
}

/** Its options, with their stock. */
export function Options({ product: { words, shelf } }: { product: ProductDetail }) {
  const stockOf = (optionNo: number) => shelf.find((one) => one.optionNo === optionNo)?.stock ?? 0;
  return (
    <SmallTable
      ends={2}
      heads={['옵션', '추가 금액', '재고']}
      rows={words.options.map(({ optionNo, colourName, label, extraPrice }) => ({
        key: optionNo,
        cells: [
          [colourName, label].filter(Boolean).join(' · ') || '기본',
          extraPrice > 0 ? `+${won(extraPrice)}` : '–',
          grouped(stockOf(optionNo)),
        ],
      }))}
    />
  );
}

/** Lines of a label and a text. */
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
